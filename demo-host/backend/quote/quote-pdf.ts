import type { PDFFont, PDFPage } from '@cantoo/pdf-lib';
import { shopDay } from '../../../src/api/quote/quote-days.rules.ts';
import type { quoteSchema } from '../../../src/api/quote/quote.contract.ts';
import type { InferInput } from 'valibot';
import type { StoredQuote } from './store.ts';

type Reply = InferInput<typeof quoteSchema>;

/** US letter, in points. */
const [WIDTH, HEIGHT] = [612, 792] as const;
const MARGIN = 54;
const LINE = 16;

/** The quote on paper: number, dates, lines with quantities and prices, total. Source: QTE-04 f. */
export const quotePdf = async (quote: StoredQuote, reply: Reply): Promise<Blob> => {
  const { PDFDocument, StandardFonts } = await import('@cantoo/pdf-lib');
  const paper = await PDFDocument.create();
  paper.setTitle(`Quote ${quote.code}`);
  const [plain, bold] = await Promise.all(
    [StandardFonts.Helvetica, StandardFonts.HelveticaBold].map((font) => paper.embedFont(font)),
  );
  let page: PDFPage = paper.addPage([WIDTH, HEIGHT]);
  let y = HEIGHT - MARGIN;
  const write = (
    cells: readonly [x: number, text: string, font?: PDFFont | undefined][],
    size = 10,
  ): void => {
    if (y < MARGIN) {
      page = paper.addPage([WIDTH, HEIGHT]);
      y = HEIGHT - MARGIN;
    }
    for (const [x, text, font = plain!] of cells) page.drawText(printable(text, font), { x, y, size, font });
    y -= LINE + (size - 10);
  };
  write([[MARGIN, `Quote ${quote.code}`, bold]], 20);
  for (const part of rows(quote.name, 88)) write([[MARGIN, part]]);
  write([[MARGIN, `Created ${shopDay(quote.createdAt)}`]]);
  write([[MARGIN, `Prices hold until ${quote.lastDay}, 11:59 PM CT`]]);
  if (quote.comment) for (const part of rows(quote.comment, 88)) write([[MARGIN, part]]);
  y -= LINE;
  const columns = [MARGIN, MARGIN + 300, MARGIN + 360, MARGIN + 440] as const;
  write(columns.map((x, index) => [x, ['Product', 'Quantity', 'Price', 'Total'][index]!, bold]));
  for (const { product, quantity, basePrice, totalPrice } of reply.entries ?? []) {
    const [first = '', ...more] = rows(product.name ?? product.code, 52);
    const cells = [
      first,
      String(quantity),
      basePrice?.formattedValue ?? '',
      totalPrice?.formattedValue ?? '',
    ];
    write(columns.map((x, index) => [x, cells[index]!]));
    for (const part of [...more, product.code]) write([[MARGIN, part]]);
  }
  y -= LINE;
  const total = (reply.totalPriceWithTax ?? reply.totalPrice)?.formattedValue ?? '';
  write([
    [columns[2], 'Total', bold],
    [columns[3], total, bold],
  ]);
  return new Blob([new Uint8Array(await paper.save())], { type: 'application/pdf' });
};

/** The standard fonts have Latin letters alone. */
const printable = (text: string, font: PDFFont): string => {
  const known = new Set(font.getCharacterSet());
  return [...text]
    .map((one) => (known.has(one.codePointAt(0)!) ? one : /\s/u.test(one) ? ' ' : '?'))
    .join('');
};

/** A text in rows of so many characters at most. */
const rows = (text: string, most: number): string[] => {
  const found: string[] = [''];
  for (const word of text.split(/\s+/).flatMap((one) => one.match(new RegExp(`.{1,${most}}`, 'gu')) ?? [])) {
    const row = found.at(-1)!;
    if (row === '') found[found.length - 1] = word;
    else if (row.length + word.length < most) found[found.length - 1] = `${row} ${word}`;
    else found.push(word);
  }
  return found;
};
