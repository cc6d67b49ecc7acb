import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cartHolds } from '../../../tests/support/product-visit.ts';
import { runtime } from '../../core/runtime.ts';
import { openSearch } from '../../../tests/support/search-visit.ts';
import './define.ts';

const TAG = 'assess-search-results';
const patient = { timeout: 20_000 };
const path = location.pathname;
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (name: string | RegExp) => page.getByRole('heading', { name, exact: true });
const box = (name: string | RegExp) => page.getByRole('checkbox', { name });
const hits = () =>
  page.getByRole('list', { name: 'Products', exact: true }).getByRole('listitem').elements().length;
const violations = async () => (await axe.run(document.querySelector(TAG)!)).violations.map(({ id }) => id);
const focused = () => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
};

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', path);
});

describe('a search', () => {
  it('shows what it found with level, price and facts, and no violation [CRT-09 b]', async () => {
    await openSearch('?text=memory');
    await expect.element(heading('10 results for “memory”'), patient).toBeVisible();
    const kit = page.getByRole('listitem').filter({ hasText: 'LMS4-KIT' }).first();
    for (const words of ['$590.00', 'Print', 'In stock', 'Level C'])
      await expect.element(kit.getByText(words, { exact: false }).first()).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.viewport(320, 700);
    await expect.element(button('Filters')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect(await violations()).toEqual([]);
  });

  it('is filtered, and the address, Back and a new page keep it [CRT-09 b]', async () => {
    await openSearch('?text=memory');
    await box(/^Print/).click();
    await expect.element(button('Remove Print'), patient).toBeVisible();
    const filtered = location.search;
    expect(new URLSearchParams(filtered).get('filter')).toBe('productFormat:PRINT');
    await expect.element(box(/^Print/)).toBeChecked();
    await expect.poll(focused).toBe(box(/^Print/).element());
    await box(/^Training/).click();
    await expect.element(button('Remove Training'), patient).toBeVisible();
    history.back();
    await expect.element(button('Remove Training'), patient).not.toBeInTheDocument();
    expect(location.search).toBe(filtered);
    document.body.replaceChildren();
    await openSearch(filtered);
    await expect.element(button('Remove Print'), patient).toBeVisible();
    await button('Remove Print').click();
    await expect.element(heading('10 results for “memory”'), patient).toBeVisible();
    await expect.poll(() => focused()?.tagName).toBe('H2');
    expect(location.search).toBe('?text=memory');
  });

  it('shows the first values of a long filter, all when asked, and keeps that over a new page [CRT-09 b]', async () => {
    await openSearch('');
    const programs = page.getByRole('group', { name: 'Program', exact: true }).getByRole('checkbox');
    const all = button(/^Show all \d+$/);
    await expect.element(all, patient).toBeVisible();
    const count = Number(all.element().textContent?.replace(/\D/g, ''));
    expect(programs.elements()).toHaveLength(8);
    await all.click();
    await expect.poll(() => programs.elements()).toHaveLength(count);
    const fewer = button('Show fewer');
    await expect.poll(focused).toBe(fewer.element());
    await programs.last().click();
    await expect.element(programs.last(), patient).toBeChecked();
    document.body.replaceChildren(document.createElement(TAG));
    await expect.element(fewer, patient).toBeVisible();
    await fewer.click();
    // What is chosen stays in sight.
    await expect.poll(() => programs.elements()).toHaveLength(9);
    await expect.element(programs.last()).toBeChecked();
    expect(await violations()).toEqual([]);
  });

  it('is put in order and paged by the address [CRT-09 b]', async () => {
    await openSearch('?text=zebra', { more: 45 });
    await expect.element(heading('45 results for “zebra”'), patient).toBeVisible();
    expect(hits()).toBe(20);
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort by' }), 'name-desc');
    await expect
      .element(page.getByRole('link', { name: 'Zebra Inventory 9', exact: true }), patient)
      .toBeVisible();
    await button('Next').click();
    await expect
      .element(page.getByRole('link', { name: 'Zebra Inventory 31', exact: true }), patient)
      .toBeVisible();
    await expect.element(page.getByText('21 to 40 of 45')).toBeVisible();
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      text: 'zebra',
      sort: 'name-desc',
      page: '2',
    });
    await expect.poll(() => focused()?.tagName).toBe('H2');
    expect(await violations()).toEqual([]);
    history.back();
    await expect.element(page.getByText('1 to 20 of 45'), patient).toBeVisible();
    await button('Next').click();
    await expect.element(page.getByText('21 to 40 of 45'), patient).toBeVisible();
    // Another order goes to the first page.
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort by' }), 'name-asc');
    await expect.element(page.getByText('1 to 20 of 45'), patient).toBeVisible();
    expect(new URLSearchParams(location.search).has('page')).toBe(false);
  });

  it('adds a product of its row, in the least that can be ordered [CRT-09 b] [CRT-05 part]', async () => {
    const scene = await openSearch('?text=LMS4-REC25');
    const add = button('Add 3 items to cart: Lindgren Memory Scale: Record Forms');
    await expect.element(add, patient).toBeVisible();
    await add.dblClick();
    await expect
      .element(
        page
          .elementLocator(document.querySelector(TAG)!)
          .getByText('Added to your cart: 3 of', { exact: false }),
        patient,
      )
      .toBeVisible();
    expect(await cartHolds(scene)).toEqual(['3 LMS4-REC25']);
    await expect.poll(focused).toBe(add.element());
    // With a fast service, the second click comes after the first was handled.
    add.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
    await expect.element(add).not.toHaveAttribute('aria-busy');
    expect(await cartHolds(scene)).toEqual(['3 LMS4-REC25']);
  });

  it('without a text shows all products [CRT-09 b]', async () => {
    await openSearch('');
    await expect.element(heading(/^\d+ products$/), patient).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});

describe('a search for an ISBN', () => {
  it('finds its product in every usual notation [QO-01] [CRT-09 b]', async () => {
    for (const text of ['0306406152', '0-306-40615-2', '978-0-306-40615-7', 'ISBN 978 0 306 40615 7']) {
      await openSearch(`?text=${encodeURIComponent(text)}`);
      await expect.element(heading(`1 result for “${text}”`), patient).toBeVisible();
      await expect.element(page.getByText('LMS4-KIT', { exact: false }).first()).toBeVisible();
      document.body.replaceChildren();
    }
  });
});

describe('a search that finds nothing', () => {
  it('shows the products of the one other spelling, and keeps what was typed [CRT-09 b]', async () => {
    await openSearch('?text=memmory');
    await expect.element(heading('No results for “memmory”. 10 results for “memory”'), patient).toBeVisible();
    expect(hits()).toBe(10);
    expect(location.search).toBe('?text=memmory');
    expect(await violations()).toEqual([]);
  });

  it('by a retired code shows that product and what replaces it, which can be added [CRT-09 b] [LEAD-02 part]', async () => {
    const scene = await openSearch('?text=lms3-kit');
    await expect.element(heading('1 result for “lms3-kit”'), patient).toBeVisible();
    await expect.element(page.getByText('This product is no longer sold.')).toBeVisible();
    await expect.element(page.getByText('Replaced by')).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: /^Add to cart: Lindgren/ }).click();
    await expect.poll(() => cartHolds(scene), patient).toEqual(['1 LMS4-KIT']);
  });

  it('by an ISBN with a wrong check digit offers the right one, and quick order has the code [CRT-09 b] [LEAD-02 part] [QO-01]', async () => {
    await openSearch('?text=978-0-306-40615-8', { config: { storeUrl: location.origin } });
    await expect.element(heading('No results for “978-0-306-40615-8”'), patient).toBeVisible();
    const link = page.getByRole('link', { name: 'Order by product code' });
    link.element().addEventListener('click', (event) => event.preventDefault());
    await link.click();
    await link.click();
    await expect
      .poll(() => runtime().storage.read('quickOrderRows', 'usassessments')?.rows)
      .toEqual([{ code: '9780306406158', quantity: '1' }]);
    await button('Did you mean “9780306406157”?').click();
    await expect.element(heading('1 result for “9780306406157”'), patient).toBeVisible();
  });

  it('says so where no other spelling is near, and leads to codes [CRT-09 b]', async () => {
    await openSearch('?text=qqqqqqqqqq');
    await expect.element(heading('No results for “qqqqqqqqqq”'), patient).toBeVisible();
    await expect.element(page.getByText('No products found')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Order by product code' }))
      .toHaveAttribute('href', expect.stringContaining('/quickOrder'));
    expect(await violations()).toEqual([]);
  });

  it.each([
    ['a filter that no product fits', 'qualificationLevel:A'],
    ['a facet that vanished', 'colour:red'],
  ])('by %s leads to fewer filters [CRT-09 b]', async (_what, filter) => {
    await openSearch(`?text=memory&filter=${encodeURIComponent(filter)}`);
    await expect.element(page.getByText('No products match all of these filters'), patient).toBeVisible();
    await button('Clear filters').click();
    await expect.element(heading('10 results for “memory”'), patient).toBeVisible();
    expect(location.search).toBe('?text=memory');
  });

  it('on a page beyond the last leads to the first [CRT-09 b]', async () => {
    await openSearch('?text=memory&page=400');
    await expect.element(page.getByText('There are no results on this page'), patient).toBeVisible();
    await button('Go to the first page').click();
    await expect.element(page.getByRole('list', { name: 'Products', exact: true }), patient).toBeVisible();
  });
});

describe('a search that somebody else wrote', () => {
  it.each([
    ['<img src=x onerror="window.hit=1">', '<img src=x onerror="window.hit=1">'],
    ['memory:price-asc:productFormat:PRINT', 'memory price-asc productFormat PRINT'],
    ['\u202ememory', 'memory'],
    ['a'.repeat(3000), undefined],
  ])('is a text like any other: %j [CRT-09 b] [SEC-14 part]', async (text, shown) => {
    await openSearch(`?text=${encodeURIComponent(text)}`);
    await expect
      .element(shown === undefined ? heading(/^\d+ products$/) : heading(new RegExp(escaped(shown))), patient)
      .toBeVisible();
    expect('hit' in window).toBe(false);
    expect(document.querySelector(TAG)?.shadowRoot?.querySelector('img')).toBeNull();
    await page.viewport(320, 700);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
