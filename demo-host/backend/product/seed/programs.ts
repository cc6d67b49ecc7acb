import type { QualificationLevel } from '../../../../src/api/product/product.contract.ts';

/** An assessment of the invented publisher. Each has about ten products. */
export type Program = {
  /** The first part of the product codes, with the number of the edition. */
  code: string;
  name: string;
  edition?: string;
  level?: QualificationLevel;
  /** The price of the complete kit, in US cents. */
  kit: number;
  /** The code of the previous edition, which is retired and replaced by this one. */
  former?: string;
};

const program = (
  code: string,
  name: string,
  level: QualificationLevel | '',
  dollars: number,
  more: Pick<Program, 'edition' | 'former'> = {},
): Program => ({ code, name, ...(level && { level }), kit: dollars * 100, ...more });

export const PROGRAMS: readonly Program[] = [
  program('LMS4', 'Lindgren Memory Scale', 'C', 590, { edition: '4th Edition', former: 'LMS3' }),
  program('MAB2', 'Marchetti Attention Battery', 'C', 742, { edition: '2nd Edition', former: 'MAB1' }),
  program('OSI3', 'Okonkwo Social Inventory', 'B', 318, { edition: '3rd Edition', former: 'OSI2' }),
  program('VLS', 'Vale Language Screener', 'B', 265),
  program('PRA2', 'Petrov Reasoning Assessment', 'C', 985, { edition: '2nd Edition', former: 'PRA1' }),
  program('HMC', 'Halloran Motor Checklist', 'A', 148),
  program('BDT5', 'Brandt Drawing Test', 'C', 415, { edition: '5th Edition', former: 'BDT4' }),
  program('SAF', 'Sato Articulation Forms', 'B', 229),
  program('EFQ2', 'Eriksen Function Questionnaire', 'B', 276, { edition: '2nd Edition', former: 'EFQ1' }),
  program('NPB', 'Norwood Phonological Battery', 'B', 388),
  program('CWI3', 'Calloway Wellbeing Index', 'A', 119, { edition: '3rd Edition', former: 'CWI2' }),
  program('TVS', 'Tremblay Visual Search', 'C', 502),
  program('AKR2', 'Ashby-Kerr Resilience Scales', 'B', 199, { edition: '2nd Edition', former: 'AKR1' }),
  program('DLS', 'Dimitriou Learning Styles', 'A', 96),
  program('GPS4', 'Grantham Parenting Scales', 'B', 184, { edition: '4th Edition', former: 'GPS3' }),
  program('WNE', 'Whitlock Neurological Examination', 'C', 1240),
  program('IPA2', 'Ibarra Preschool Abilities', 'C', 1105, { edition: '2nd Edition', former: 'IPA1' }),
  program('QTS', 'Quennell Temperament Survey', 'A', 132),
  program('FMS', 'Fairweather Mathematics Screener', '', 158),
  program('RCB2', 'Rahman Comprehension Battery', 'B', 447, { edition: '2nd Edition', former: 'RCB1' }),
  program('ZAP', 'Zielinski Aptitude Profile', 'B', 355),
  program('KSD', 'Kaplinsky Sensory Diary', 'A', 88),
  program('TCI3', 'Thorne Career Interests', '', 74, { edition: '3rd Edition', former: 'TCI2' }),
  program('HSW', 'Hoshino Writing Samples', '', 141),
  program('ABE', 'Adeyemi Behaviour Evaluation', 'B', 298),
  program('ODM2', 'O’Dowd Depression Measure', 'C', 167, { edition: '2nd Edition', former: 'ODM1' }),
  program('LCP', 'Larkspur Classroom Probes', '', 62),
  program('ENA', 'Échelle neurodéveloppementale de l’attention soutenue', 'C', 655),
  program('GOV', 'Gedragsobservatievragenlijst voor Ontwikkelingspsychologie', 'B', 310),
  program('ECI', 'Évaluation clinique interdisciplinaire', 'C', 720),
];

/** Assessments that are retired without a successor. */
export const DISCONTINUED: readonly Program[] = [
  program('PIC', 'Pemberton Inkblot Cards', 'C', 260),
  program('TAC', 'Tully Apperception Cards', 'C', 215),
  program('MFS', 'Moreau Finger Sequencing', 'B', 130),
  program('SLB', 'Stannard Letter Blocks', 'A', 58),
  program('OWL', 'Oakes Word List on Cassette', 'B', 45),
];
