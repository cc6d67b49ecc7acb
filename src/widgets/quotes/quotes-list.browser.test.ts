import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectClean } from '../../../tests/support/expect-clean.ts';
import {
  asQuinn,
  CANCELLED,
  endQuotes,
  EXPIRED,
  EXPIRING,
  focusedElement,
  openQuotes,
  ORDERED,
  QUOTES_TAG,
  quotesWidget,
  READY,
  said,
  shownNumbers,
  SUBMITTED,
} from '../../../tests/support/quotes-visit.ts';
import { setScene, type Scene } from '../../../tests/support/scene.ts';
import { existingRegistry } from '../../core/registry/registry.ts';
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

describe('the list of quotes', () => {
  it('is for who is signed in; others are led to sign-in and back [QTE-04 a] [CHK-19 b part]', async () => {
    await setScene({});
    document.body.append(document.createElement(QUOTES_TAG));
    await expect
      .element(page.getByRole('heading', { name: 'Sign in to see this page' }), patient)
      .toBeVisible();
    await expect
      .element(link('Sign in'))
      .toHaveAttribute('href', expect.stringMatching(/\/login\?returnTo=/));
    await expectClean(quotesWidget());
  });

  it('is not shown to whom it is refused, and offers no other try [QTE-04 a]', async () => {
    scene = await openQuotes({ faults: [{ method: 'GET', path: '/users/*/quotes', status: 403 }] });
    await expect.element(alert(), patient).toMatchTextContent('You don’t have access to this page');
    expect(button('Try again').elements()).toEqual([]);
  });

  it.each([320, 1280])(
    'tells at its own row that the PDF of a quote failed, by its number, at %i px [SEC-08 b] [AXS-04 part]',
    async (width) => {
      await page.viewport(width, 700);
      scene = await openQuotes();
      scene.backend.faults.add({ method: 'GET', path: '/users/*/quotes/*/pdf', body: 'html', times: 1 });
      await button(`PDF of quote ${CANCELLED}`).click(patient);
      await expect
        .element(alert(), patient)
        .toMatchTextContent(`We couldn’t open the PDF of quote ${CANCELLED}. Try again.`);
      // A page is scrolled by whole pixels.
      await expect
        .poll(() => Math.floor(alert().element().getBoundingClientRect().bottom), patient)
        .toBeLessThanOrEqual(700);
      const pressed = button(`PDF of quote ${CANCELLED}`).element().getBoundingClientRect();
      const told = alert().element().getBoundingClientRect();
      expect(told.top - pressed.bottom).toBeGreaterThanOrEqual(0);
      expect(told.top - pressed.bottom).toBeLessThan(60);
      await expectClean(quotesWidget());
      const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      await alert().getByRole('button', { name: 'Try again' }).click();
      await expect.element(alert()).not.toBeInTheDocument();
      await expect.poll(() => saved.mock.calls.length, patient).toBe(1);
      await expect.poll(focusedElement).toBe(button(`PDF of quote ${CANCELLED}`).element());
    },
  );

  it('names no end of a quote that was ordered or cancelled, where it comes to nothing [QTE-04 a]', async () => {
    scene = await openQuotes();
    await expect.element(link(READY), patient).toBeVisible();
    const endOf = (code: string) =>
      quotesWidget().shadowRoot?.querySelector(`[data-row="${code}"] [data-label="Expires"]`)?.textContent;
    for (const code of [ORDERED, CANCELLED]) expect(endOf(code)).toBe('–');
    for (const code of [EXPIRED, READY]) expect(endOf(code)).toMatch(/\d{4}$/);
  });

  it('has no PDF while the flag is off [QTE-04 f]', async () => {
    scene = await openQuotes({ flags: { quotePdfUpgrade: false } });
    await expect.element(link(READY), patient).toBeVisible();
    expect(page.getByRole('button', { name: /PDF/ }).elements()).toEqual([]);
  });

  it('says how a first quote comes [QTE-04 a]', async () => {
    scene = await openQuotes({ who: 'mara', ...SHOP });
    await expect.element(page.getByRole('heading', { name: 'No quotes yet' }), patient).toBeVisible();
    await expect.element(link('Go to cart')).toHaveAttribute('href', expect.stringMatching(/\/cart$/));
    expect(page.getByRole('combobox').elements()).toEqual([]);
  });

  it('shows number, name, state, end and total of each; ready and expiring ones alone can be ordered [QTE-04 a, d, e]', async () => {
    scene = await openQuotes({ ...SHOP, clock: Date.now() });
    await expect.poll(shownNumbers, patient).toHaveLength(6);
    const states: readonly (readonly [string, string])[] = [
      [SUBMITTED, 'Submitted'],
      [READY, 'Ready'],
      [EXPIRING, 'Expires in 6 days'],
      [EXPIRED, 'Expired'],
      [ORDERED, 'Ordered'],
      [CANCELLED, 'Canceled'],
    ];
    for (const [code, state] of states)
      await expect
        .element(page.getByRole('row', { name: new RegExp(code) }).getByText(state, { exact: true }))
        .toBeVisible();
    const named = (what: RegExp) =>
      page
        .getByRole('button', { name: what })
        .elements()
        .map((one) => one.getAttribute('aria-label'));
    expect(named(/^Order at these prices/)).toEqual([
      `Order at these prices: ${READY}`,
      `Order at these prices: ${EXPIRING}`,
    ]);
    expect(named(/^Quote again/)).toEqual([
      `Quote again: ${ORDERED}`,
      `Quote again: ${EXPIRED}`,
      `Quote again: ${CANCELLED}`,
    ]);
    await expect.element(link('as order 00004711')).toBeVisible();
    await expect.element(said('6 quotes')).toBeVisible();
    await expect.element(link('My account')).toHaveAttribute('href', expect.stringMatching(/\/my-account$/));
    await expectClean(quotesWidget());
    await page.viewport(320, 700);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expectClean(quotesWidget());
  });

  it.each([320, 700])(
    'ends a state where the order below it ends, on cards of %i px [QTE-04 d part]',
    async (width) => {
      await page.viewport(width, 900);
      scene = await openQuotes(SHOP);
      const order = link('as order 00004711');
      await expect.element(order, patient).toBeVisible();
      const badge = order.element().parentElement!.querySelector('.state-badge')!;
      const [state, below] = [badge, order.element()].map((one) => one.getBoundingClientRect());
      expect(state!.right).toBeCloseTo(below!.right, 0);
    },
  );

  it.each(['en-us', 'fr-ca', 'nl-nl', 'es-es'] as const)(
    'of %s has the button of the search beside its field, which shows a whole number at 320 px [QTE-04 a] [AXS-01 part]',
    async (locale) => {
      scene = await openQuotes({ locale });
      const search = page.getByRole('searchbox');
      await expect.element(search, patient).toBeVisible();
      await page.viewport(320, 700);
      await expect.poll(() => search.element().getBoundingClientRect().width).toBeGreaterThan(170);
      const send = () => quotesWidget().shadowRoot!.querySelector('.list-search button')!;
      for (const width of Array.from({ length: 25 }, (_, step) => 480 + 32 * step)) {
        await page.viewport(width, 900);
        const [field, sends] = [search.element().getBoundingClientRect(), send().getBoundingClientRect()];
        expect([width, Math.abs(field.bottom - sends.bottom) < 2]).toEqual([width, true]);
      }
      await page.viewport(1280, 900);
    },
  );

  it('is searched and narrowed by state, which the address keeps; Back and Clear undo it [QTE-04 a]', async () => {
    scene = await openQuotes();
    await expect.poll(shownNumbers, patient).toHaveLength(6);
    await userEvent.fill(page.getByRole('searchbox', { name: 'Number or name' }), ' clinic ');
    await userEvent.keyboard('{Enter}');
    await expect.poll(shownNumbers, patient).toEqual([EXPIRED]);
    expect(location.search).toBe('?query=clinic');
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Status' }), 'ready');
    await expect.element(page.getByRole('heading', { name: 'No quotes match' }), patient).toBeVisible();
    expect(location.search).toBe('?query=clinic&state=ready');
    await expect.poll(() => button('Clear filters').elements()).toHaveLength(1);
    history.back();
    await expect.poll(shownNumbers, patient).toEqual([EXPIRED]);
    await button('Clear filters').click();
    await expect.poll(shownNumbers, patient).toHaveLength(6);
    expect(location.search).toBe('');
    await expect.element(page.getByRole('searchbox', { name: 'Number or name' })).toHaveValue('');
    await expect.poll(() => focusedElement()?.textContent).toBe('Quotes');
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Status' }), 'ready');
    await expect.poll(shownNumbers, patient).toEqual([READY]);
    await userEvent.fill(page.getByRole('searchbox', { name: 'Number or name' }), 'clinic');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'No quotes match' }), patient).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Status' })).toHaveValue('ready');
  });

  it('is put in order, and turned by the address, whose nonsense counts as nothing [QTE-04 a]', async () => {
    history.replaceState(null, '', '?page=-3&sort=byNothing&state=__proto__');
    scene = await openQuotes();
    await expect
      .poll(shownNumbers, patient)
      .toEqual([SUBMITTED, READY, EXPIRING, ORDERED, EXPIRED, CANCELLED]);
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort by' }), 'byCode');
    await expect
      .poll(shownNumbers, patient)
      .toEqual([CANCELLED, ORDERED, EXPIRED, EXPIRING, READY, SUBMITTED]);
    expect(new URLSearchParams(location.search).get('sort')).toBe('byCode');
  });

  it('has pages, and says where an address leads too far [QTE-04 a]', async () => {
    history.replaceState(null, '', '?page=9');
    scene = await openQuotes();
    await expect
      .element(page.getByRole('heading', { name: 'There are no quotes on this page' }), patient)
      .toBeVisible();
    await button('Go to the first page').click();
    await expect.poll(shownNumbers, patient).toHaveLength(6);
    for (let at = 0; at < 15; at += 1)
      await asQuinn(scene, 'POST', '/quotes', { quoteCode: READY, name: `Again ${at}` });
    document.body.replaceChildren();
    existingRegistry()?.changed('quotes');
    document.body.append(document.createElement(QUOTES_TAG));
    await button('Next').click();
    await expect.element(said('21 to 21 of 21'), patient).toBeVisible();
    expect(location.search).toBe('?page=2');
  });
});
