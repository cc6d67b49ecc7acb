/** An assessment of the list: its key in the texts, its name (the same in every language), code and level. */
export interface Family {
  readonly key: string;
  readonly name: string;
  readonly code: string;
  readonly level: 'A' | 'B' | 'C';
}

/** The assessments that the site presents, the three of the home page first. */
export const FAMILIES: readonly Family[] = [
  { key: 'memory', name: 'Lindgren Memory Scale, Fourth Edition', code: 'LMS4-KIT', level: 'C' },
  { key: 'reading', name: 'Reading Pathways, Grade 3', code: 'RPW-G3-LIC', level: 'A' },
  { key: 'memoryForms', name: 'Lindgren Memory Scale: Record Forms', code: 'LMS4-REC25', level: 'C' },
];
