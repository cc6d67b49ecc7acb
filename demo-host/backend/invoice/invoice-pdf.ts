import * as v from 'valibot';
import { addressSchema } from '../../../src/api/address/address.contract.ts';
import type { Money } from '../../../src/api/money.contract.ts';
import { currencyName } from '../../../src/core/i18n/place-and-currency-names.ts';
import { formatDay } from '../../../src/core/i18n/dates.ts';
import { formatMoney } from '../../../src/core/i18n/money.ts';
import type { LocaleRow } from '../../../src/core/locale/locale-table.ts';
import { addressLine } from '../../../src/widgets/parts/address/address-text.ts';
import { officeTable } from '../../../src/widgets/parts/office/office-table.ts';
import { addressReply } from '../address/address.ts';
import { MARGIN, newPaper, textRows, type Cell } from '../core/paper.ts';
import { invoiceReply } from './invoice-reply.ts';
import type { InvoiceNow } from './known-invoices.ts';
import { pdfWords } from './pdf-words.ts';

const SELLER = 'Lindgren & Vale';

/**
 * Returns the invoice as a PDF in the language of the call's site: the seller, its days, account, order and PO number, lines,
 * sums, and what was paid. Source: ACC-07 b, SEC-08.
 */
export const invoicePdf = async (
  invoice: InvoiceNow,
  { language, tag, locale }: LocaleRow,
): Promise<Blob> => {
  const words = pdfWords[language];
  const reply = invoiceReply(invoice, '', { language });
  const amount = (money: Money | undefined): string =>
    money ? formatMoney(money.value, money.currencyIso, tag) : '';
  const day = (iso: string): string => formatDay(iso, tag);
  const { account } = invoice;
  const paper = await newPaper(words.title(reply.id), tag);
  const { write, space } = paper;
  const office = officeTable[locale];
  write([[MARGIN, SELLER, true]]);
  for (const line of [office.address, `${office.phone} · ${office.email}`]) write([[MARGIN, line]]);
  space();
  write([[MARGIN, words.title(reply.id), true]], 20);
  const billed = account.billingAddress && v.parse(addressSchema, addressReply(account.billingAddress));
  const facts: readonly (readonly [name: string, text: string | undefined])[] = [
    [words.issued, day(reply.issued)],
    [words.due, day(reply.due)],
    [words.account, `${account.name} · ${account.number}`],
    [words.billingAddress, billed && addressLine(billed, tag)],
    [words.order, reply.orderCode],
    [words.purchaseOrder, reply.purchaseOrderNumber],
  ];
  for (const [name, text] of facts)
    for (const [at, part] of (text ? textRows(text, 66) : []).entries())
      write([...(at === 0 ? [[MARGIN, name] as Cell] : []), [MARGIN + 130, part]]);
  space();
  const columns = [MARGIN, MARGIN + 300, MARGIN + 360, MARGIN + 440] as const;
  write(columns.map((x, index) => [x, words.columns[index]!, true]));
  for (const { product, quantity, basePrice, totalPrice } of reply.lines) {
    const [first = '', ...more] = textRows(product.name ?? product.code, 52);
    const cells = [first, quantity.toLocaleString(tag), amount(basePrice), amount(totalPrice)];
    write(columns.map((x, index) => [x, cells[index]!]));
    for (const part of [...more, product.code]) write([[MARGIN, part]]);
  }
  space();
  const sums: readonly (readonly [name: string, text: string, isBold?: boolean])[] = [
    [words.subtotal, amount(reply.subTotal)],
    [reply.isTaxIncluded ? words.taxIncluded : words.tax, amount(reply.tax)],
    [words.total, amount(reply.total)],
    ...(reply.payments ?? []).map(
      (payment) => [words.paid(day(payment.date)), `−${amount(payment.amount)}`] as const,
    ),
    [words.toPay, amount(reply.toPay), true],
  ];
  for (const [name, text, isBold = false] of sums)
    write([
      [MARGIN + 260, name, isBold],
      [columns[3], text, isBold],
    ]);
  space();
  const code = reply.total.currencyIso;
  write([[MARGIN, words.currency(currencyName(code, tag), code)]]);
  return paper.file();
};
