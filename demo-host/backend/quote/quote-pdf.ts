import * as v from 'valibot';
import { addressSchema } from '../../../src/api/address/address.contract.ts';
import { goodsRows } from '../../../src/api/cart/goods-sums.rules.ts';
import type { Money } from '../../../src/api/money.contract.ts';
import type { quoteSchema } from '../../../src/api/quote/quote.contract.ts';
import { currencyName } from '../../../src/core/i18n/place-and-currency-names.ts';
import { formatDate, formatDateTime, formatDay } from '../../../src/core/i18n/dates.ts';
import { formatMoney } from '../../../src/core/i18n/money.ts';
import type { LocaleRow } from '../../../src/core/locale/locale-table.ts';
import { siteZones } from '../../../src/core/locale/site-zones.ts';
import { addressLine } from '../../../src/widgets/parts/address/address-text.ts';
import { officeTable } from '../../../src/widgets/parts/office/office-table.ts';
import { MARGIN, newPaper, textRows } from '../core/paper.ts';
import { pdfWords } from './pdf-words.ts';
import { quoteEnd } from './quote.ts';
import type { StoredQuote } from './store.ts';

type Reply = v.InferInput<typeof quoteSchema>;

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
  const paper = await newPaper(words.title(quote.code), tag);
  const { write } = paper;
  const office = officeTable[locale];
  write([[MARGIN, SELLER, true]]);
  for (const line of [office.address, `${office.phone} · ${office.email}`]) write([[MARGIN, line]]);
  paper.space();
  write([[MARGIN, words.title(quote.code), true]], 20);
  for (const part of textRows(quote.name, 88)) write([[MARGIN, part]]);
  write([[MARGIN, words.created(formatDate(quote.createdAt, tag, zone))]]);
  const ends = formatDateTime(quoteEnd(quote), tag, zone);
  write([[MARGIN, words.until(ends)]]);
  const colon = language === 'fr' ? '\u00a0:' : ':';
  for (const { text, author } of reply.comments ?? [])
    for (const part of textRows(`${author?.name}${colon} ${text}`, 88)) write([[MARGIN, part]]);
  for (const [name, text] of factsOf(reply, words, tag)) {
    const [first = '', ...more] = textRows(text, 66);
    write([
      [MARGIN, name],
      [MARGIN + 130, first],
    ]);
    for (const part of more) write([[MARGIN + 130, part]]);
  }
  paper.space();
  const columns = [MARGIN, MARGIN + 300, MARGIN + 360, MARGIN + 440] as const;
  write(columns.map((x, index) => [x, words.columns[index]!, true]));
  for (const { product, quantity, basePrice, totalPrice, totalDiscounts, training } of reply.entries ?? []) {
    const [first = '', ...more] = textRows(product.name ?? product.code, 52);
    const cells = [first, (quantity ?? 1).toLocaleString(tag), amount(basePrice), amount(totalPrice)];
    write(columns.map((x, index) => [x, cells[index]!]));
    const off = totalDiscounts && words.discount(amount(totalDiscounts));
    for (const [at, part] of [...more, product.code].entries())
      write([[MARGIN, part], ...(at === 0 && off ? [[columns[2], off] as const] : [])]);
    for (const fact of trainingFacts(training, words, tag))
      for (const part of textRows(fact, 88)) write([[MARGIN, part]]);
  }
  paper.space();
  for (const [name, money, isBold = false] of sumsOf(reply, words))
    write([
      [MARGIN + 260, name, isBold],
      [columns[3], amount(money), isBold],
    ]);
  const code = (reply.totalPriceWithTax ?? reply.totalPrice)?.currencyIso;
  paper.space();
  if (code !== undefined) write([[MARGIN, words.currency(currencyName(code, tag), code)]]);
  return paper.file();
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
): (readonly [name: string, money: Money | undefined, isBold?: boolean])[] => {
  const { subTotal, totalDiscounts, orderDiscounts, deliveryCost, totalTax } = reply;
  const isIncluded = reply.net === false;
  const goods = goodsRows({ subTotal, totalDiscounts, orderDiscounts });
  return [
    ...goods.map(({ row, money }) => [words[row], money] as const),
    ...(deliveryCost ? [[words.shipping, deliveryCost] as const] : []),
    ...(!isIncluded && totalTax ? [[words.tax, totalTax] as const] : []),
    [words.total, reply.totalPriceWithTax ?? reply.totalPrice, true],
    ...(isIncluded && totalTax ? [[words.taxIncluded, totalTax] as const] : []),
  ];
};
