/** One line of the list to paste, as a purchasing office might keep it. */
export interface PasteLine {
  readonly code: string;
  readonly title: string;
  readonly quantity: string;
}

/** The three codes on which every example relies. */
export const PASTE_LINES: readonly PasteLine[] = [
  { code: 'LMS4-KIT', title: 'Lindgren Memory Scale, complete kit', quantity: '2' },
  { code: 'LMS4-REC25', title: 'Lindgren Memory Scale, record forms', quantity: '3' },
  { code: 'RPW-G3-LIC', title: 'Reading Pathways, grade 3', quantity: '30' },
];

/** The lines as a spreadsheet puts them on the clipboard: code, tab, quantity. */
export function pasteText(): string {
  return PASTE_LINES.map(({ code, quantity }) => `${code}\t${quantity}`).join('\n');
}
