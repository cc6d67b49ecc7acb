import type { KeptLine } from '../../../core/locale-switch/kept-lines.ts';
import { runtime } from '../../../core/runtime.ts';

/** Returns the sample lines of author mode. Their names are those of an invented product and are not translated (EMB-11). */
export const sampleLines = (): readonly KeptLine[] => {
  const { locale: from } = runtime().row;
  return [
    { code: 'LMS4-KIT', quantity: 2, name: 'Lindgren Memory Scale, 4th Edition: Complete Kit', from },
    { code: 'RPW-G3-LIC', quantity: 5, name: 'Reading Pathways, Grade 3: Classroom License', from },
  ];
};
