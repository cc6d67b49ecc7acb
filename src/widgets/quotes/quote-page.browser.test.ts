import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { quotesIn } from '../../../demo-host/backend/quote/store.ts';
import { dayIn, endOfDay } from '../../core/i18n/zone-days.ts';
import { expectClean } from '../../../tests/support/expect-clean.ts';
import {
  endQuotes,
  EXPIRED,
  EXPIRING,
  openQuote,
  openQuotes,
  ORDERED,
  QUOTES_TAG,
  quotesWidget,
  READY,
  said,
  shownNumbers,
  orderQuote,
} from '../../../tests/support/quotes-visit.ts';
import type { Scene } from '../../../tests/support/scene.ts';
import './define.ts';

const patient = { timeout: 20_000 };
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const alert = () => page.getByRole('alert');
const SHOP = { config: { storeUrl: location.origin } };
let scene: Scene | undefined;

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  vi.restoreAllMocks();
  return endQuotes(scene);
});

describe('one quote', () => {
  it('shows its dates, its lines beside today’s prices with the difference in words, and its sums [QTE-04 b] [LEAD-09 b]', async () => {
    scene = await openQuote(EXPIRING, SHOP);
    const dates = page.getByRole('list', { name: 'Dates of the quote' });
    await expect.element(dates, patient).toBeVisible();
    for (const word of [
      'Created',
      'Sent',
      'Ready',
      'Expiring',
      'Expiring 6 days left',
      'Expires',
      '11:59 PM',
    ])
      await expect.element(dates).toMatchTextContent(word);
    const line = page.getByRole('row', { name: /LMS4-REC25/ });
    // 24 units at $60.80 less the discount make the total, and the same for today's price. The difference is that of
    // the totals.
    for (const text of [
      '24',
      '$60.80',
      '$72.96 discount',
      '$1,386.24 in total',
      '$64.00',
      '$76.80 discount',
      '$1,459.20 in total',
      'quote saves $72.96',
    ])
      await expect.element(line.getByText(text, { exact: true })).toBeVisible();
    await expect.element(said('Quinn Abara').first()).toBeVisible();
    await expect.element(said('Subtotal')).toBeVisible();
    await expectClean(quotesWidget());
    await page.viewport(320, 700);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expectClean(quotesWidget());
  });

  it('says the discount of a line as its sums do, where the quoted prices are a percentage [QTE-04 b part] [LEAD-09 b part]', async () => {
    scene = await openQuote(EXPIRING, { ...SHOP, locale: 'nl-nl' });
    const line = page.getByRole('row', { name: /LMS4-REC25/ });
    await expect.element(line.getByText(/korting/).first(), patient).toBeVisible();
    const amountIn = (text = '') => /[\d.]+,\d\d/.exec(text)?.[0] ?? 'none';
    const off = amountIn(
      line
        .getByText(/korting/)
        .first()
        .element().textContent,
    );
    expect(off).not.toBe('none');
    const ofSums = page
      .elementLocator(quotesWidget())
      .getByText('Korting', { exact: true })
      .element().parentElement;
    expect(amountIn(ofSums?.textContent)).toBe(off);
  });

  it('says the service’s discount of a line where the rounded unit price makes another [QTE-04 b part] [LEAD-09 b part]', async () => {
    scene = await openQuotes(SHOP);
    await expect.element(link(EXPIRING), patient).toBeVisible();
    const quotes = quotesIn(scene.repository);
    const quote = quotes.get('user-quinn', EXPIRING)!;
    const [price, ...others] = quote.cart.quote!.prices;
    // A service that rounds the unit price and the line each on its own.
    const rounded = { ...price!, unit: 5728, discount: 6869, total: 130_598 };
    const fixed = { ...quote.cart.quote!, prices: [rounded, ...others] };
    quotes.save({ ...quote, cart: { ...quote.cart, quote: fixed } });
    quotesWidget().setAttribute('quote-id', EXPIRING);
    const line = page.getByRole('row', { name: /LMS4-REC25/ });
    await expect.element(line.getByText('$68.69 discount', { exact: true }), patient).toBeVisible();
    await expect.element(line.getByText('$1,305.98 in total', { exact: true })).toBeVisible();
    await expect.element(said('−$68.69')).toBeVisible();
  });

  it.each(['fr-ca', 'nl-nl', 'es-es', 'en-us'] as const)(
    'is no wider than the page at any width, with the long sentences of %s [QTE-04 b part] [AXS-02 part]',
    async (locale) => {
      scene = await openQuote(EXPIRING, { ...SHOP, locale });
      await expect.element(page.getByRole('row', { name: /LMS4-REC25/ }), patient).toBeVisible();
      for (const width of [320, 560, 600, 700, 768, 820, 900]) {
        await page.viewport(width, 700);
        expect(document.documentElement.scrollWidth, `${width}`).toBeLessThanOrEqual(width);
      }
    },
  );

  it('says of a product that is no longer sold that the quote keeps it [LEAD-09 b]', async () => {
    scene = await openQuote(READY, {
      ...SHOP,
      later: [{ code: 'FMS-KIT', retired: {} }],
    });
    const line = page.getByRole('row', { name: /FMS-KIT/ });
    await expect.element(line, patient).toMatchTextContent(/no longer sold.*kept by this quote/);
  });

  it('that is not there, or is another customer’s, says no more than that [QTE-04 b]', async () => {
    scene = await openQuote('Q-9999999');
    await expect.element(alert(), patient).toMatchTextContent('We can’t find this quote');
    await expect.element(link('All quotes')).toBeVisible();
    document.body.replaceChildren();
    scene = await openQuote(READY, { who: 'mara' });
    await expect.element(alert(), patient).toMatchTextContent('You don’t have access to this page');
    expect(button('Try again').elements()).toEqual([]);
  });

  it('turns into an expired one by itself while it is looked at, and can no longer be ordered [QTE-04 d, e]', async () => {
    const before = endOfDay(dayIn(Date.now(), 'America/Chicago'), 'America/Chicago') - 5000;
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'Date'],
      shouldAdvanceTime: true,
      now: before,
    });
    try {
      scene = await openQuotes({ ...SHOP, clock: before });
      await orderQuote(scene, EXPIRING, { lastDayIn: 0 });
      document.body.replaceChildren();
      const element = document.createElement(QUOTES_TAG);
      element.setAttribute('quote-id', EXPIRING);
      document.body.append(element);
      await expect
        .element(page.getByRole('button', { name: /^Order at these prices/ }), patient)
        .toBeVisible();
      await expect.element(said('Expires today').first()).toBeVisible();
      await vi.advanceTimersByTimeAsync(6000);
      await expect.element(said(/^This quote expired on/), patient).toBeVisible();
      expect(page.getByRole('button', { name: /^Order at these prices/ }).elements()).toEqual([]);
      await expect.element(button('Quote again')).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });

  it('has every date in the shop’s time zone, as its last day is [LEAD-09] [QTE-04 b]', async () => {
    scene = await openQuotes(SHOP);
    await expect.poll(shownNumbers, patient).toHaveLength(6);
    const quotes = quotesIn(scene.repository);
    // In the store's time zone it is still the evening before.
    const at = Date.UTC(2027, 2, 1, 5);
    const quote = quotes.get('user-quinn', READY)!;
    quotes.save({ ...quote, createdAt: at, sentAt: at, readyAt: at, comment: 'For the purchasing office' });
    document.body.replaceChildren();
    const element = document.createElement(QUOTES_TAG);
    element.setAttribute('quote-id', READY);
    document.body.append(element);
    const dates = page.getByRole('list', { name: 'Dates of the quote' });
    await expect.element(dates, patient).toMatchTextContent(/Created ?February 28, 2027/);
    await expect.element(dates).not.toMatchTextContent('March 1');
    await expect.element(said('Quinn Abara · February 28, 2027')).toBeVisible();
  });

  it.each([
    ['nl-nl', 'Datums van de offerte', /om 23:59 CES?T$/],
    ['es-es', 'Fechas del presupuesto', /a las 23:59 CES?T$/],
    ['fr-ca', 'Dates de la soumission', /à 23 h 59 H[AN]E$/],
    ['en-gb', 'Dates of the quote', /at 23:59 (GMT|BST)$/],
    ['en-nz', 'Dates of the quote', /at 11:59 pm NZ[DS]T$/],
  ] as const)(
    'ends on %s with a day of that site’s own shop, and names its time zone [LEAD-09] [QTE-04 b, g] [LOC-10]',
    async (locale, list, end) => {
      scene = await openQuote(READY, { ...SHOP, locale });
      const dates = page.getByRole('list', { name: list });
      await expect.element(dates, patient).toMatchTextContent(end);
    },
  );

  it('that is ordered leads to its order and can’t be ordered or cancelled [QTE-04 d, h]', async () => {
    scene = await openQuote(ORDERED, SHOP);
    await expect.element(said('This quote has already been ordered: order 00004711.'), patient).toBeVisible();
    await expect
      .element(link('View order 00004711'))
      .toHaveAttribute('href', expect.stringMatching(/\/order-details\/00004711$/));
    expect(page.getByRole('button', { name: /^(Order|Cancel) quote/ }).elements()).toEqual([]);
  });

  it('shows what was written about it [QTE-04 b]', async () => {
    scene = await openQuotes();
    await expect.poll(shownNumbers, patient).toHaveLength(6);
    const { repository } = scene;
    const quotes = quotesIn(repository);
    const quote = quotes.get('user-quinn', READY)!;
    quotes.save({ ...quote, comment: 'For the purchasing office' });
    document.body.replaceChildren();
    const element = document.createElement(QUOTES_TAG);
    element.setAttribute('quote-id', READY);
    document.body.append(element);
    await expect
      .element(page.getByRole('list', { name: 'Comments' }), patient)
      .toMatchTextContent(/^Quinn Abara · .*For the purchasing office$/);
  });
});

describe('the PDF of a quote', () => {
  const PDF = `/users/*/quotes/${READY}/pdf`;
  const watchSaving = (): string[] => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    return saved;
  };
  const FAILED = 'We couldn’t open the PDF. Try again.';

  it.each([
    ['HTML', { body: 'html' }],
    ['refused', { status: 403 }],
  ] as const)(
    'that is %s is not handed over, and says so; the next press has it [SEC-08 b]',
    async (_what, fault) => {
      const saved = watchSaving();
      scene = await openQuote(READY, { faults: [{ method: 'GET', path: PDF, times: 1, ...fault }] });
      await button('Download PDF').click();
      await expect.element(alert(), patient).toMatchTextContent(FAILED);
      expect(saved).toEqual([]);
      await button('Download PDF').click();
      await expect.poll(() => saved, patient).toEqual([`quote-${READY}.pdf`]);
      expect(alert().elements()).toEqual([]);
    },
  );

  it.each([
    ['empty', 0],
    ['50 MB', 50_000_000],
  ])('that is %s is not handed over, and says so [SEC-08 b]', async (_what, bytes) => {
    const saved = watchSaving();
    scene = await openQuote(READY);
    await expect.element(button('Download PDF'), patient).toBeVisible();
    const ask = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const { url } = new Request(input, init);
      if (!url.includes('/pdf')) return ask(input, init);
      return new Response(new Blob([new Uint8Array(bytes)]), {
        headers: { 'Content-Type': 'application/pdf' },
      });
    });
    await button('Download PDF').click();
    await expect.element(alert(), patient).toMatchTextContent(FAILED);
    expect(saved).toEqual([]);
  });

  it('is had from the list as well [QTE-04 f]', async () => {
    const saved = watchSaving();
    scene = await openQuotes();
    await button(`PDF of quote ${READY}`).click();
    await expect.poll(() => saved, patient).toEqual([`quote-${READY}.pdf`]);
  });

  it.each([
    ['fr-ca', 'soumission', /^Fichier PDF de la soumission/, 'Ajouter l’échéance au calendrier'],
    ['nl-nl', 'offerte', /^Pdf van offerte/, 'Vervaldatum in agenda zetten'],
    ['es-es', 'presupuesto', /^Archivo PDF del presupuesto/, 'Añadir caducidad al calendario'],
  ] as const)(
    'has a name in the words of %s, and the calendar file too [QTE-04 f] [LEAD-09 a] [LOC-10]',
    async (locale, word, pdf, calendar) => {
      const saved = watchSaving();
      scene = await openQuotes({ ...SHOP, locale });
      await page.getByRole('button', { name: pdf }).first().click();
      await expect
        .poll(() => saved, patient)
        .toEqual([expect.stringMatching(new RegExp(`^${word}-Q-\\d+\\.pdf$`))]);
      const [, number = ''] = /-(Q-\d+)/.exec(saved[0]!)!;
      document.body.replaceChildren();
      const element = document.createElement(QUOTES_TAG);
      element.setAttribute('quote-id', number);
      document.body.append(element);
      await button(calendar).click();
      await expect.poll(() => saved[1], patient).toBe(`${word}-${number}.ics`);
    },
  );

  it.each([
    [
      'fr-ca',
      'Service terrestre · 10 à 15 jours ouvrables',
      'Tous les montants sont en dollars canadiens (CAD).',
      '215, rue de la Fonderie',
    ],
    [
      'en-ca',
      'Ground · 10-15 business days',
      'All amounts are in Canadian dollars (CAD).',
      '88 Foundry Lane',
    ],
    ['en-us', 'Ground · 10-15 business days', 'All amounts are in US dollars (USD).', '410 Alder Street'],
  ] as const)(
    'says on %s its shipping method, its currency and its seller, who is on paper only [QTE-04 b, f] [LOC-10]',
    async (locale, method, currency, street) => {
      scene = await openQuote(READY, { ...SHOP, locale });
      await expect.element(said(method), patient).toBeVisible();
      await expect.element(said(currency)).toBeVisible();
      await expect.element(said(street).first()).not.toBeVisible();
    },
  );

  it('shows what a training was booked for, on the page and on paper [QTE-04 b, f] [TRN-01]', async () => {
    scene = await openQuotes(SHOP);
    await expect.poll(shownNumbers, patient).toHaveLength(6);
    const quotes = quotesIn(scene.repository);
    const quote = quotes.get('user-quinn', READY)!;
    const person = { firstName: 'Zoë', lastName: 'Roy', email: 'zoe@example.org' };
    const training = {
      dates: ['2027-05-03', '2027-05-05'],
      contact: { ...person, phone: '555 0100', country: 'US' },
      participants: [person, { ...person, email: 'ana@example.org' }],
    };
    const entries = [{ productCode: 'FMS-TRN', quantity: 1, training }];
    quotes.save({ ...quote, cart: { ...quote.cart, entries } });
    document.body.replaceChildren();
    const element = document.createElement(QUOTES_TAG);
    element.setAttribute('quote-id', READY);
    document.body.append(element);
    const line = page.getByRole('row', { name: /FMS-TRN/ });
    for (const told of [
      'Preferred dates: May 3, 2027 or May 5, 2027',
      'Contact: Zoë Roy, zoe@example.org, 555 0100',
      '2 participants',
    ])
      await expect.element(line, patient).toMatchTextContent(told);
    await expectClean(quotesWidget());
  });

  it('is a print of the quote while the flag is off [QTE-04 f] [FLG-07 n]', async () => {
    const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
    scene = await openQuote(READY, { flags: { quotePdfUpgrade: false } });
    await button('Print quote').click();
    await expect.poll(() => print).toHaveBeenCalledOnce();
    expect(quotesWidget().hasAttribute('data-assess-printed')).toBe(true);
    globalThis.dispatchEvent(new Event('afterprint'));
    expect(quotesWidget().hasAttribute('data-assess-printed')).toBe(false);
    expect(button('Download PDF').elements()).toEqual([]);
  });

  it('can be printed in its place where none came [QTE-04 f]', async () => {
    const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
    scene = await openQuote(READY, { faults: [{ method: 'GET', path: PDF, times: 1, body: 'html' }] });
    await expect.element(button('Download PDF'), patient).toBeVisible();
    expect(button('Print quote').elements()).toEqual([]);
    await button('Download PDF').click();
    await alert().getByRole('button', { name: 'Print quote' }).click();
    await expect.poll(() => print).toHaveBeenCalledOnce();
    globalThis.dispatchEvent(new Event('afterprint'));
  });

  it('is joined by a calendar file while its prices hold, and not after [LEAD-09 a]', async () => {
    const saved = watchSaving();
    scene = await openQuote(READY);
    await button('Add expiry to calendar').click();
    await expect.poll(() => saved).toEqual([`quote-${READY}.ics`]);
    document.body.replaceChildren();
    scene = await openQuote(EXPIRED);
    await expect.element(button('Download PDF'), patient).toBeVisible();
    expect(button('Add expiry to calendar').elements()).toEqual([]);
  });
});
