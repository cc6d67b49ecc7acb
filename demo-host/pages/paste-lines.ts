/** One line of the list to paste, as a purchasing office writes it: code or ISBN, title, quantity. */
export interface PasteLine {
  readonly code: string;
  readonly title: string;
  readonly quantity: number;
}

const LINES: readonly (readonly [string, string, number])[] = [
  ['LMS4-KIT', 'Lindgren Memory Scale, complete kit', 2],
  ['LMS4-REC25', 'Lindgren Memory Scale, record forms', 3],
  ['RPW-G3-LIC', 'Reading Pathways, grade 3', 30],
  ['978-1-55900-271-4', 'Marchetti Attention Battery, complete kit', 1],
  ['MAB2-REC25', 'Marchetti Attention Battery, record forms', 2],
  ['MAB2-MAN', 'Marchetti Attention Battery, manual', 1],
  ['OSI3-KIT', 'Okonkwo Social Inventory, complete kit', 1],
  ['9781559005098', 'Okonkwo Social Inventory, record forms', 4],
  ['VLS-KIT', 'Vale Language Screener, complete kit', 2],
  ['VLS-MAN', 'Vale Language Screener, manual', 1],
  ['VLS-RSP25', 'Vale Language Screener, response booklets', 3],
  ['PRA2-KIT', 'Petrov Reasoning Assessment, complete kit', 1],
  ['9781559008663', 'Petrov Reasoning Assessment, response booklets', 2],
  ['HMC-KIT', 'Halloran Motor Checklist, complete kit', 5],
  ['HMC-REC25', 'Halloran Motor Checklist, record forms', 10],
  ['HMC-STB', 'Halloran Motor Checklist, stimulus book', 2],
  ['978-1-55902-821-9', 'Ibarra Preschool Abilities, complete kit', 1],
  ['IPA2-REC25', 'Ibarra Preschool Abilities, record forms', 2],
  ['IPA2-STB', 'Ibarra Preschool Abilities, stimulus book', 1],
  ['CWI3-MAN', 'Calloway Wellbeing Index, manual', 2],
  ['CWI3-RPS25', 'Calloway Wellbeing Index, response booklets', 3],
  ['HSW-KIT', 'Hoshino Writing Samples, complete kit', 2],
  ['HSW-REC25', 'Hoshino Writing Samples, record forms', 6],
  ['LCP-KIT', 'Larkspur Classroom Probes, complete kit', 4],
  ['LCP-RSP25', 'Larkspur Classroom Probes, response booklets', 8],
];

/**
 * 25 lines for quick order on the US site. Two are wrong: line 13 is an ISBN whose check digit is one too high, and
 * line 21 has two letters swapped (CWI3-RSP25).
 */
export const PASTE_LINES: readonly PasteLine[] = LINES.map(([code, title, quantity]) => ({
  code,
  title,
  quantity,
}));

/** Returns the lines as a spreadsheet copies two of its columns: code, tab, quantity. */
export function pasteText(): string {
  return PASTE_LINES.map(({ code, quantity }) => `${code}\t${quantity}`).join('\n');
}
