import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { goodsRows } from '../../src/api/cart/goods-sums.rules.ts';
import type { Money } from '../../src/api/money.contract.ts';
import { lineDiscount, lineDiscounts } from '../../src/api/quote/quote-line.rules.ts';
import { listQuotes, readQuote } from '../../src/api/quote/quote.contract.ts';
import { formatMoney, toMinor } from '../../src/core/i18n/money.ts';
import { localeTable } from '../../src/core/locale/locale-table.ts';
import { customer, EXTENDED_SETUPS, occ, parsed, type Occ } from './checkout-setup.ts';

const minor = (money: Money | undefined): number => (money ? toMinor(money.value, money.currencyIso) : 0);
const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

/** Reads all quotes that the seed gives Quinn at a site, each as its page and as the list has it. */
const quotesAt = async (api: Occ, site: string) => {
  const quinn = customer(api, 'user-quinn');
  const headers = { 'X-Site-Id': site };
  const { quotes } = parsed(listQuotes, await quinn.ask('GET', '/quotes', { headers }));
  return Promise.all(
    quotes.map(async (listed) => ({
      listed,
      quote: parsed(readQuote, await quinn.ask('GET', `/quotes/${listed.code}`, { headers })),
    })),
  );
};

const paperOf = async ({ backend }: Occ, code: string, site: string, lang: string): Promise<string> => {
  const response = await backend.fetch(
    new Request(
      `http://commerce.localhost/headless/ecommerce/v2/users/current/quotes/${code}/pdf?lang=${lang}`,
      { headers: { Authorization: 'Bearer demo-token-user-quinn', 'X-Site-Id': site } },
    ),
  );
  const paper = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  const { text } = await extractText(paper, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
};

/** Every site with the first of its languages. */
const SITES = [...new Map(localeTable.toReversed().map((row) => [row.baseSite, row])).values()];

describe.each(EXTENDED_SETUPS)('a quote of the seed, $store', (setup) => {
  it.each(SITES)(
    'adds up at $baseSite: units times price less the discount make each line, and the lines make the sums [QTE-04 b part] [LEAD-09 b part]',
    async ({ baseSite }) => {
      const read = await quotesAt(occ(setup), baseSite);
      expect(read).not.toEqual([]);
      for (const { listed, quote } of read) {
        for (const { basePrice, quantity, totalDiscounts, totalPrice, product } of quote.entries)
          expect(minor(basePrice) * quantity - minor(totalDiscounts), `${quote.code} ${product.code}`).toBe(
            minor(totalPrice),
          );
        const totals = quote.entries.map(({ totalPrice }) => minor(totalPrice));
        expect(sum(totals), quote.code).toBe(minor(quote.subTotal));
        expect(listed.totalPriceWithTax, quote.code).toEqual(quote.totalPriceWithTax);
        // What the page shows of its lines, and in its sums.
        const offs = lineDiscounts(quote).map((off) => minor(off));
        const shown = goodsRows(quote).find(({ row }) => row === 'discounts');
        expect(-sum(offs) || 0, quote.code).toBe(minor(shown?.money));
        for (const { todayBasePrice, todayTotalPrice, quantity } of quote.entries) {
          const off = minor(lineDiscount(todayBasePrice, quantity, todayTotalPrice));
          expect(minor(todayBasePrice) * quantity - off, quote.code).toBe(minor(todayTotalPrice));
        }
      }
    },
  );
});

describe('the PDF of a quote of the seed', () => {
  it.each(SITES)(
    'says at $baseSite the discounts and the totals of the page’s lines [QTE-04 f part]',
    async ({ baseSite, language, tag }) => {
      const api = occ();
      for (const { quote } of await quotesAt(api, baseSite)) {
        const text = await paperOf(api, quote.code, baseSite, language);
        const offs = lineDiscounts(quote);
        const told = quote.entries.flatMap(({ basePrice, totalPrice }, index) => [
          basePrice,
          totalPrice,
          offs[index],
        ]);
        for (const money of told) {
          if (!money) continue;
          const amount = formatMoney(money.value, money.currencyIso, tag);
          expect(text, quote.code).toContain(amount.replaceAll(/\s/g, ' '));
        }
      }
    },
  );
});
