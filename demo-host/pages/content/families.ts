/** An assessment in the list: its key in the texts, its name (in English, as in the catalogue), code and level. */
export interface Family {
  readonly key: string;
  readonly name: string;
  readonly code: string;
  readonly level?: 'A' | 'B' | 'C';
  /** Base sites that don't sell it. */
  readonly notSoldOn?: readonly string[];
}

/** The assessments that the site shows, those of the front page first. */
export const FAMILIES: readonly Family[] = [
  { key: 'memory', name: 'Lindgren Memory Scale, 4th Edition', code: 'LMS4-KIT', level: 'C' },
  {
    key: 'reading',
    name: 'Reading Pathways, Grade 3',
    code: 'RPW-G3-LIC',
    notSoldOn: ['asiaassessments', 'sgassessments'],
  },
  { key: 'language', name: 'Vale Language Screener', code: 'VLS-KIT', level: 'B' },
  { key: 'attention', name: 'Marchetti Attention Battery, 2nd Edition', code: 'MAB2-KIT', level: 'C' },
  { key: 'motor', name: 'Halloran Motor Checklist', code: 'HMC-KIT', level: 'A' },
  { key: 'preschool', name: 'Ibarra Preschool Abilities, 2nd Edition', code: 'IPA2-KIT', level: 'C' },
];

/** Returns the assessments of a base site, in order. */
export function familiesOf(baseSiteId: string): readonly Family[] {
  return FAMILIES.filter((family) => family.notSoldOn?.includes(baseSiteId) !== true);
}
