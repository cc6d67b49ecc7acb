import type { PDFFont, PDFPage } from '@cantoo/pdf-lib';
import * as v from 'valibot';
import { addressSchema } from '../../../src/api/address/address.contract.ts';
import { goodsRows } from '../../../src/api/cart/goods-sums.rules.ts';
import type { Money } from '../../../src/api/money.contract.ts';
import type { quoteSchema } from '../../../src/api/quote/quote.contract.ts';
import { currencyName } from '../../../src/core/i18n/currency-name.ts';
import { formatDate, formatDateTime, formatDay } from '../../../src/core/i18n/dates.ts';
import { formatMoney } from '../../../src/core/i18n/money.ts';
import type { LocaleRow } from '../../../src/core/locale/locale-table.ts';
import { siteZones } from '../../../src/core/locale/site-zones.ts';
import { addressLine } from '../../../src/widgets/parts/address/address-text.ts';
import { officeTable } from '../../../src/widgets/parts/office/office-table.ts';
import { pdfWords } from './pdf-words.ts';
import { quoteEnd } from './quote.ts';
import type { StoredQuote } from './store.ts';

type Reply = v.InferInput<typeof quoteSchema>;

/** The size of US letter paper, in points. */
const [WIDTH, HEIGHT] = [612, 792] as const;
const MARGIN = 54;
const LINE = 16;
const SELLER = 'Lindgren & Vale';

/**
 * Returns the quote as a PDF in the language of the call's site: the seller, number, dates, comment, account, addresses
 * and shipping method, lines with quantities, prices, discounts and a training's data, and the sums of its page with
 * their currency. Its days are in the store's time zone, as on the page.
 * Source: QTE-04 f, LEAD-09, LOC-10.
 */
export const quotePdf = async (
  quote: StoredQuote,
  reply: Reply,
  { language, tag, baseSite, locale }: LocaleRow,
): Promise<Blob> => {
  const words = pdfWords[language];
  const zone = { timeZone: siteZones[baseSite] };
  const amount = (money: Money | undefined): string =>
    money ? formatMoney(money.value, money.currencyIso, tag) : '';
  const { PDFDocument, StandardFonts } = await import('@cantoo/pdf-lib');
  const paper = await PDFDocument.create();
  paper.setTitle(words.title(quote.code));
  paper.setLanguage(tag);
  const [plain, bold] = await Promise.all(
    [StandardFonts.Helvetica, StandardFonts.HelveticaBold].map((font) => paper.embedFont(font)),
  );
  let page: PDFPage = paper.addPage([WIDTH, HEIGHT]);
  let y = HEIGHT - MARGIN;
  const write = (
    cells: readonly (readonly [x: number, text: string, font?: PDFFont | undefined])[],
    size = 10,
  ): void => {
    if (y < MARGIN) {
      page = paper.addPage([WIDTH, HEIGHT]);
      y = HEIGHT - MARGIN;
    }
    for (const [x, text, font = plain!] of cells) page.drawText(printable(text, font), { x, y, size, font });
    y -= LINE + (size - 10);
  };
  const office = officeTable[locale];
  write([[MARGIN, SELLER, bold]]);
  for (const line of [office.address, `${office.phone} · ${office.email}`]) write([[MARGIN, line]]);
  y -= LINE;
  write([[MARGIN, words.title(quote.code), bold]], 20);
  for (const part of rows(quote.name, 88)) write([[MARGIN, part]]);
  write([[MARGIN, words.created(formatDate(quote.createdAt, tag, zone))]]);
  const ends = formatDateTime(quoteEnd(quote), tag, zone);
  write([[MARGIN, words.until(ends)]]);
  const colon = language === 'fr' ? '\u00a0:' : ':';
  for (const { text, author } of reply.comments ?? [])
    for (const part of rows(`${author?.name}${colon} ${text}`, 88)) write([[MARGIN, part]]);
  for (const [name, text] of factsOf(reply, words, tag)) {
    const [first = '', ...more] = rows(text, 66);
    write([
      [MARGIN, name],
      [MARGIN + 130, first],
    ]);
    for (const part of more) write([[MARGIN + 130, part]]);
  }
  y -= LINE;
  const columns = [MARGIN, MARGIN + 300, MARGIN + 360, MARGIN + 440] as const;
  write(columns.map((x, index) => [x, words.columns[index]!, bold]));
  for (const { product, quantity, basePrice, totalPrice, totalDiscounts, training } of reply.entries ?? []) {
    const [first = '', ...more] = rows(product.name ?? product.code, 52);
    const cells = [first, (quantity ?? 1).toLocaleString(tag), amount(basePrice), amount(totalPrice)];
    write(columns.map((x, index) => [x, cells[index]!]));
    const off = totalDiscounts && words.discount(amount(totalDiscounts));
    for (const [at, part] of [...more, product.code].entries())
      write([[MARGIN, part], ...(at === 0 && off ? [[columns[2], off] as const] : [])]);
    for (const fact of trainingFacts(training, words, tag))
      for (const part of rows(fact, 88)) write([[MARGIN, part]]);
  }
  y -= LINE;
  for (const [name, money, font] of sumsOf(reply, words, bold))
    write([
      [MARGIN + 260, name, font],
      [columns[3], amount(money), font],
    ]);
  const code = (reply.totalPriceWithTax ?? reply.totalPrice)?.currencyIso;
  y -= LINE;
  if (code !== undefined) write([[MARGIN, words.currency(currencyName(code, tag), code)]]);
  return new Blob([new Uint8Array(await paper.save())], { type: 'application/pdf' });
};

type Words = (typeof pdfWords)['en'];

/** Returns the account, addresses and shipping method that the quote has, as on its page. */
const factsOf = (reply: Reply, words: Words, tag: string): (readonly [name: string, text: string])[] => {
  const { customerAccount, deliveryAddress, deliveryMode, billingAddress } = reply;
  const facts = [
    [words.account, [customerAccount?.name, customerAccount?.number].filter(Boolean).join(' · ')],
    [words.shippingAddress, deliveryAddress && addressLine(v.parse(addressSchema, deliveryAddress), tag)],
    [words.shippingMethod, deliveryMode && methodOf(deliveryMode, words)],
    [words.billingAddress, billingAddress && addressLine(v.parse(addressSchema, billingAddress), tag)],
  ] as const;
  return facts.flatMap(([name, text]) => (text ? [[name, text] as const] : []));
};

/** Returns a shipping method with its time, in the service's words or else in the store's. */
const methodOf = (
  { code, name, description }: NonNullable<Reply['deliveryMode']>,
  { methods }: Words,
): string => (name === undefined ? (methods[code] ?? code) : [name, description].filter(Boolean).join(' · '));

/** Returns the days, the contact and the number of participants of a training. */
const trainingFacts = (
  training: NonNullable<Reply['entries']>[number]['training'],
  words: Words,
  tag: string,
): readonly string[] => {
  const { dates = [], contact, participants = [] } = training ?? {};
  const { firstName, lastName, email, phone } = contact ?? {};
  return [
    ...(dates.length > 0
      ? [
          words.trainingDates(
            new Intl.ListFormat(tag, { type: 'disjunction' }).format(dates.map((day) => formatDay(day, tag))),
          ),
        ]
      : []),
    ...(contact
      ? [words.trainingContact([`${firstName} ${lastName}`, email, phone].filter(Boolean).join(', '))]
      : []),
    ...(participants.length > 0 ? [words.trainingPeople(participants.length)] : []),
  ];
};

/** Returns the sums of the quote's page. The total is emphasized. */
const sumsOf = (
  reply: Reply,
  words: Words,
  bold: PDFFont | undefined,
): (readonly [name: string, money: Money | undefined, font?: PDFFont | undefined])[] => {
  const { subTotal, totalDiscounts, orderDiscounts, deliveryCost, totalTax } = reply;
  const isIncluded = reply.net === false;
  const goods = goodsRows({ subTotal, totalDiscounts, orderDiscounts });
  return [
    ...goods.map(({ row, money }) => [words[row], money] as const),
    ...(deliveryCost ? [[words.shipping, deliveryCost] as const] : []),
    ...(!isIncluded && totalTax ? [[words.tax, totalTax] as const] : []),
    [words.total, reply.totalPriceWithTax ?? reply.totalPrice, bold],
    ...(isIncluded && totalTax ? [[words.taxIncluded, totalTax] as const] : []),
  ];
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
