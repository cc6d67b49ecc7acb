import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cartHolds, openProduct } from '../../../tests/support/product-visit.ts';
import { runtime } from '../../core/runtime.ts';
import './define.ts';

const TAG = 'assess-product';
const patient = { timeout: 20_000 };
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const said = (words: string | RegExp) =>
  page.elementLocator(document.querySelector(TAG) ?? document.body).getByText(words, { exact: false });
const quantity = () => page.getByRole('textbox', { name: 'Quantity' });
const violations = async () => (await axe.run(document.querySelector(TAG)!)).violations.map(({ id }) => id);
const focused = () => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
};

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname);
});

describe('a product', () => {
  it('shows name, program, codes, stock, price, and what its level means [CRT-09 a]', async () => {
    await openProduct('LMS4-KIT');
    await expect
      .element(
        page.getByRole('heading', { name: 'Lindgren Memory Scale, 4th Edition: Complete Kit' }),
        patient,
      )
      .toBeVisible();
    for (const words of ['LMS4-KIT', 'ISBN 9780306406157', 'In stock', '$590.00'])
      await expect.element(said(words)).toBeVisible();
    await expect.element(said('Qualification level C: advanced study of assessment')).toBeVisible();
    await button('What are levels A, B and C?').click();
    await expect.element(said('open to every account')).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.viewport(320, 700);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect(await violations()).toEqual([]);
  });

  it.each([
    ['VLS-MAN', /Estimated to ship: \w+\s\d+, \d{4}/],
    ['LMS4-QGR', 'LMS4-QGR'],
  ])(
    'that ships later says when, and nothing of stock, as an access does: %s [CRT-08 part]',
    async (code, told) => {
      await openProduct(code);
      await expect.element(said(told).first(), patient).toBeVisible();
      await expect.element(said('In stock')).not.toBeInTheDocument();
    },
  );

  it.each([
    ['A', 0],
    ['B', 1],
  ] as const)(
    'of level %s leads to updates of qualifications by so many links, each 24 px high: %d [CRT-09 a] [AXS-03 part]',
    async (level, links) => {
      await openProduct('FMS-KIT', {
        config: { storeUrl: location.origin },
        products: [{ code: 'FMS-KIT', level }],
      });
      await expect.element(said(`Qualification level ${level}:`), patient).toBeVisible();
      const ways = page.getByRole('link', { name: 'Update qualifications' }).elements();
      expect(ways).toHaveLength(links);
      // Half a pixel is no failure.
      for (const way of ways) expect(way.getBoundingClientRect().height).toBeGreaterThan(23.5);
    },
  );

  it('is that of the page’s address where the tag names none [CRT-09 a part]', async () => {
    history.replaceState(null, '', '?id=LMS4-REC25');
    await openProduct(undefined);
    await expect.element(page.getByRole('heading', { name: /Record Forms/ }), patient).toBeVisible();
  });

  it('is found by its ISBN in every usual notation, and by its code in small letters [QO-01] [CRT-09 a]', async () => {
    for (const code of ['lms4-kit', '9780306406157', '978-0-306-40615-7', '0306406152', '0-306-40615-2']) {
      await openProduct(code);
      await expect.element(said('LMS4-KIT').first(), patient).toBeVisible();
      document.body.replaceChildren();
    }
  });

  it.each([['NO-SUCH'], ['../carts']])(
    'by the code %j of nothing is said to be none [CRT-09 a]',
    async (code) => {
      const scene = await openProduct(code);
      await expect
        .element(
          page.getByRole('heading', { name: /We can’t find product NO-SUCH|No product to show/ }),
          patient,
        )
        .toBeVisible();
      expect(scene.calls.filter((call) => call.includes('carts'))).toEqual([]);
      expect(await violations()).toEqual([]);
    },
  );

  it('goes into the cart once at two presses, in the quantity that stands there, and says so [CRT-09 a]', async () => {
    const scene = await openProduct('LMS4-KIT');
    await expect.element(quantity(), patient).toBeVisible();
    await button('Increase quantity').click();
    await button('Add 2 items to cart').dblClick();
    await expect
      .element(said('Added to your cart: 2 of Lindgren Memory Scale, 4th Edition: Complete Kit.'), patient)
      .toBeVisible();
    expect(await cartHolds(scene)).toEqual(['2 LMS4-KIT']);
    await expect.poll(() => focused()?.textContent).toContain('Add 2 items to cart');
    expect(await violations()).toEqual([]);
  });

  it('goes into the cart once where the second click of a double click comes after the first was done [CRT-09 a]', async () => {
    const scene = await openProduct('LMS4-KIT');
    const add = button('Add 1 item to cart');
    await add.click(patient);
    await expect.element(said('Added to your cart: Lindgren Memory Scale'), patient).toBeVisible();
    add.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
    await expect.element(add).not.toHaveAttribute('aria-busy');
    expect(await cartHolds(scene)).toEqual(['1 LMS4-KIT']);
    await add.click();
    await expect.poll(() => cartHolds(scene), patient).toEqual(['2 LMS4-KIT']);
  });

  it('is begun with its least, and leads to a quantity that the store would refuse [CRT-09 a] [CRT-05 part]', async () => {
    const scene = await openProduct('LMS4-REC25');
    await expect.element(quantity(), patient).toHaveValue('3');
    await userEvent.fill(quantity(), '26');
    await button(/ to cart$/).click();
    await expect.element(said('Order at most 25.')).toBeVisible();
    await expect.poll(focused).toBe(quantity().element());
    expect(await violations()).toEqual([]);
    await button('Use 25').click();
    await expect.poll(focused).toBe(quantity().element());
    await userEvent.keyboard('{Enter}');
    await expect.element(said('Added to your cart: 25 of'), patient).toBeVisible();
    expect(await cartHolds(scene)).toEqual(['25 LMS4-REC25']);
    await userEvent.fill(quantity(), '1');
    await userEvent.keyboard('{Enter}');
    await expect.element(said('You have 25 in the cart, which is the most you can order.')).toBeVisible();
  });

  it('that the store does not take is told with the cart’s own words, and typed words stay [CRT-09 a] [CRT-05 part]', async () => {
    const scene = await openProduct('LMS4-KIT');
    await expect.element(quantity(), patient).toBeVisible();
    scene.repository.saveProduct({ ...scene.repository.product('LMS4-KIT')!, stock: 0 });
    await button('Add 1 item to cart').click();
    await expect.element(said('It is out of stock.'), patient).toBeVisible();
    await expect.element(quantity()).toHaveValue('1');
    expect(await cartHolds(scene)).toEqual([]);
  });

  it('whose answer was lost is found in the cart, and not added twice [CRT-09 a]', async () => {
    const scene = await openProduct('LMS4-KIT');
    await expect.element(quantity(), patient).toBeVisible();
    scene.backend.faults.add({
      method: 'POST',
      path: '/users/*/carts/*/entries/batch',
      body: 'truncated',
      times: 1,
    });
    await button('Add 1 item to cart').click();
    await expect.element(said('Added to your cart:'), patient).toBeVisible();
    expect(await cartHolds(scene)).toEqual(['1 LMS4-KIT']);
  });

  it('without price, stock and program can still be bought [CRT-09 a] [API-06 part]', async () => {
    await openProduct('LMS4-KIT', {
      faults: [{ method: 'GET', path: '/products/*', body: 'missing-field', missingField: 'price' }],
    });
    await expect.element(said('No price'), patient).toBeVisible();
    await expect.element(button('Add 1 item to cart')).toBeVisible();
  });
});

describe('a product that can’t be bought', () => {
  it('leads to its successor, which can be added in its place [CRT-09 a]', async () => {
    const scene = await openProduct('LMS3-KIT');
    await expect.element(said('This product is no longer sold.'), patient).toBeVisible();
    await expect.element(said('Replaced by')).toBeVisible();
    // The old price of a product that is no longer sold is not shown.
    expect(document.querySelector(TAG)?.shadowRoot?.querySelector('[part=price]')).toBeNull();
    await expect.element(quantity()).not.toBeInTheDocument();
    await page.getByRole('button', { name: /^Add to cart: / }).click();
    await expect.element(said('Added to your cart:'), patient).toBeVisible();
    expect(await cartHolds(scene)).toEqual(['1 LMS4-KIT']);
    expect(await violations()).toEqual([]);
  });

  it('whose successor is sold from three on has a button that is named as it reads, and adds three [CRT-09 a]', async () => {
    const scene = await openProduct('LMS3-KIT', { products: [{ code: 'LMS4-KIT', minOrderQuantity: 3 }] });
    await expect
      .element(page.getByRole('button', { name: /^Add 3 items to cart: Lindgren/ }), patient)
      .toHaveTextContent('Add 3 items to cart');
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: /^Add 3 items to cart: Lindgren/ }).click();
    await expect.poll(() => cartHolds(scene), patient).toEqual(['3 LMS4-KIT']);
  });

  it.each([
    ['LMS4-RSP25', 'This product is out of stock'],
    ['LMS4-MAN', 'This product is no longer sold.'],
  ])('says why: %s [CRT-09 a]', async (code, words) => {
    await openProduct(code, {
      products: code === 'LMS4-MAN' ? [{ code, retired: {} }] : [],
    });
    await expect.element(said(words), patient).toBeVisible();
    await expect.element(page.getByRole('button', { name: /cart/ })).not.toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });
});

describe('a product for quick order', () => {
  const rows = () => runtime().storage.read('quickOrderRows', 'usassessments')?.rows;

  it('gets a row in its list; once more raises that row [CRT-09 a]', async () => {
    await openProduct('LMS4-REC25');
    await expect.element(quantity(), patient).toBeVisible();
    await button('Add to quick order').click();
    await expect.element(said('Added to quick order: 3 ×')).toBeVisible();
    await button('Add to quick order').click();
    await expect.element(said('was already in quick order. Its quantity is now 6.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Go to quick order' }))
      .toHaveAttribute('href', expect.stringContaining('/quickOrder'));
    expect(rows()).toEqual([{ code: 'LMS4-REC25', quantity: '6' }]);
    expect(await violations()).toEqual([]);
  });

  it('raises the row that has it by its ISBN [CRT-09 a]', async () => {
    await openProduct('LMS4-KIT', { quickOrderRows: [{ code: '9780306406157', quantity: '1' }] });
    await expect.element(quantity(), patient).toBeVisible();
    await button('Add to quick order').click();
    await expect.element(said('was already in quick order. Its quantity is now 2.')).toBeVisible();
    expect(rows()).toEqual([{ code: '9780306406157', quantity: '2' }]);
  });

  it('is refused by a list that is full [CRT-09 a] [QO-02 part]', async () => {
    await openProduct('LMS4-KIT', {
      quickOrderRows: Array.from({ length: 25 }, (_, at) => ({ code: `P-${at}`, quantity: '1' })),
    });
    await expect.element(quantity(), patient).toBeVisible();
    await button('Add to quick order').click();
    await expect.element(said('Quick order is full.')).toBeVisible();
  });
});
