import type { PDFFont, PDFPage } from '@cantoo/pdf-lib';

/** The size of US letter paper, in points. */
const [WIDTH, HEIGHT] = [612, 792] as const;
const LINE = 16;

/** The distance of the text from the edges, in points. */
export const MARGIN = 54;

/** A text at its distance from the left edge, in points. */
export type Cell = readonly [x: number, text: string, isBold?: boolean];

/** A PDF that is written line by line. A full page is followed by another. */
export type Paper = {
  write(cells: readonly Cell[], size?: number): void;
  /** Leaves a line free. */
  space(): void;
  file(): Promise<Blob>;
};

/** Begins a paper with its title, in the language of this tag. */
export const newPaper = async (title: string, tag: string): Promise<Paper> => {
  const { PDFDocument, StandardFonts } = await import('@cantoo/pdf-lib');
  const paper = await PDFDocument.create();
  paper.setTitle(title);
  paper.setLanguage(tag);
  const [plain, bold] = await Promise.all(
    [StandardFonts.Helvetica, StandardFonts.HelveticaBold].map((font) => paper.embedFont(font)),
  );
  let page: PDFPage = paper.addPage([WIDTH, HEIGHT]);
  let y = HEIGHT - MARGIN;
  return {
    write: (cells, size = 10) => {
      if (y < MARGIN) {
        page = paper.addPage([WIDTH, HEIGHT]);
        y = HEIGHT - MARGIN;
      }
      for (const [x, text, isBold] of cells) {
        const font = (isBold ? bold : plain)!;
        page.drawText(printable(text, font), { x, y, size, font });
      }
      y -= LINE + (size - 10);
    },
    space: () => {
      y -= LINE;
    },
    file: async () => new Blob([new Uint8Array(await paper.save())], { type: 'application/pdf' }),
  };
};

/** Returns the text with the characters that the font has. The standard fonts have Latin letters only. */
const printable = (text: string, font: PDFFont): string => {
  const known = new Set(font.getCharacterSet());
  // They have no minus sign. A dash is as wide.
  return [...text.replaceAll('−', '–')]
    .map((one) => (known.has(one.codePointAt(0)!) ? one : /\s/u.test(one) ? ' ' : '?'))
    .join('');
};

/** Splits a text into rows of at most so many characters. */
export const textRows = (text: string, most: number): string[] => {
  const found: string[] = [''];
  for (const word of text.split(/\s+/).flatMap((one) => one.match(new RegExp(`.{1,${most}}`, 'gu')) ?? [])) {
    const row = found.at(-1)!;
    if (row === '') found[found.length - 1] = word;
    else if (row.length + word.length < most) found[found.length - 1] = `${row} ${word}`;
    else found.push(word);
  }
  return found;
};
