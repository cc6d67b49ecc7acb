import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { setScene, type Scene, type SceneOptions } from '../../../tests/support/scene.ts';
import './define.ts';

const patient = { timeout: 20_000 };
const WHOLE = { subtree: true, childList: true, characterData: true };
let scene: Scene | undefined;
let announced: string[] = [];
let listening: MutationObserver | undefined;
const size = [innerWidth, innerHeight] as const;

const shadow = () => document.querySelector('assess-quick-order')!.shadowRoot!;
const code = (row: number) => page.getByLabelText(`Code, row ${row}`, { exact: true });
const quantity = (row: number) => page.getByLabelText(`Quantity, row ${row}`, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
/** The row with the focus, from 1; 0 if it is in none. */
const focusedRow = () =>
  [...shadow().querySelectorAll('li')].findIndex((row) => row.contains(shadow().activeElement)) + 1;

const hasFocus = async (control: Locator) => {
  await expect.element(control, patient).toBeVisible();
  await expect.poll(() => shadow().activeElement).toBe(control.element());
};

const open = async (options: SceneOptions): Promise<void> => {
  scene = await setScene(options);
  document.body.append(document.createElement('assess-quick-order'));
  await expect.element(page.getByRole('textbox').first(), patient).toBeVisible();
};

/**
 * Collects each text of the page's live region, which is made for the first of them. What a page before says late has a
 * region of its own.
 */
const listen = (): void => {
  const last = new Map<Element, string>();
  const note = () => {
    for (const region of document.querySelectorAll('polite-live-region')) {
      if (!last.has(region)) hear.observe(region.shadowRoot!, WHOLE);
      const text = region.shadowRoot!.textContent.trim();
      if (text !== '' && text !== last.get(region)) announced.push(text);
      last.set(region, text);
    }
  };
  const hear = new MutationObserver(note);
  hear.observe(document.documentElement, WHOLE);
  listening = hear;
  note();
  announced = [];
};
const times = (words: string): number => announced.filter((text) => text.includes(words)).length;

beforeEach(() => {
  announced = [];
});
afterEach(async () => {
  listening?.disconnect();
  document.body.replaceChildren();
  await page.viewport(...size);
  await scene?.settled();
});

const filled: SceneOptions = {
  quickOrderRows: [
    { code: 'MAB2-KIT', quantity: '1' },
    { code: 'LMS4-REC25', quantity: '3' },
    { code: '9781559008877', quantity: '1' },
  ],
};

describe('what a shopper sees of filled rows', () => {
  it('is over each field still what belongs into it [QO-09 a]', async () => {
    await open(filled);
    await expect.element(code(1)).toHaveValue('MAB2-KIT');
    for (const [words, field] of [
      ['ISBN or product code', code(1)],
      ['Qty', quantity(1)],
    ] as const) {
      const heading = page.getByText(words, { exact: true });
      await expect.element(heading).toBeVisible();
      const [head, under] = [heading.element(), field.element()].map((one) => one.getBoundingClientRect());
      expect(head!.bottom).toBeLessThanOrEqual(under!.top);
      expect(head!.left).toBeLessThan(under!.right);
      expect(head!.right).toBeGreaterThan(under!.left);
    }
  });

  it.each([280, 305, 320, 360, 361, 414, 640, 641, 768, 1024, 1280])(
    'is at %d px a quantity of seven digits, whole, beside a whole ISBN [QO-09 b]',
    async (width) => {
      await page.viewport(width, 900);
      await open({ quickOrderRows: [{ code: '9781559008877', quantity: '9999999' }] });
      await expect.element(code(1)).toHaveValue('9781559008877');
      for (const field of [code(1), quantity(1)]) {
        const input = field.element();
        expect(input.scrollWidth, input.getAttribute('aria-label') ?? '').toBeLessThanOrEqual(
          input.clientWidth,
        );
      }
    },
  );

  it.each([
    [280, 'en-us'],
    [320, 'en-us'],
    [768, 'en-us'],
    [1280, 'en-us'],
    [280, 'fr-ca'],
    [320, 'fr-ca'],
    [768, 'fr-ca'],
  ] as const)(
    'is at %d px in %s each code whole, each name with its last word, and each fact [QO-09 b]',
    async (width, locale) => {
      await page.viewport(width, 900);
      await open({ ...filled, locale });
      await expect
        .element(page.getByText(locale === 'fr-ca' ? /Paquet de 25/ : /Pack of 25/), patient)
        .toBeVisible();
      await expect.element(page.getByText(locale === 'fr-ca' ? /Trousse/ : /Complete Kit/)).toBeVisible();
      const texts = [...shadow().querySelectorAll<HTMLElement>('.qo-prod *, .qo-code input')];
      expect(texts.length).toBeGreaterThan(6);
      for (const one of texts) {
        const { overflowX } = getComputedStyle(one);
        if (overflowX === 'visible') continue;
        expect(one.scrollWidth, one.textContent).toBeLessThanOrEqual(one.clientWidth);
        expect(one.scrollHeight, one.textContent).toBeLessThanOrEqual(one.clientHeight);
      }
    },
  );
});

describe('what a shopper hears', () => {
  it('is a fault once as it arises, and after the mending press the row with the focus [QO-09 c] [AXS-04]', async () => {
    await open({});
    listen();
    await code(1).fill('LMS4-REC25');
    await quantity(1).fill('1');
    await userEvent.tab();
    await expect.poll(() => times('Order at least 3'), patient).toBe(1);
    await button('Use 3').click();
    await hasFocus(quantity(1));
    await expect.poll(() => announced.at(-1), patient).toBe('Row 1: Lindgren Memory Scale: Record Forms');
    expect(times('Order at least 3')).toBe(1);

    await code(2).fill('LMS3-KIT');
    await quantity(2).fill('1');
    await userEvent.tab();
    await expect.poll(() => times('no longer sold'), patient).toBe(1);
    await button('Use LMS4-KIT instead').click();
    await expect.poll(focusedRow).toBe(2);
    await expect.poll(() => announced.at(-1), patient).toMatch(/^Row 2: Lindgren .*Complete Kit/);
    expect(times('no longer sold')).toBe(1);

    await code(3).fill('9780306406157');
    await quantity(3).fill('2');
    await userEvent.tab();
    await expect.poll(() => times('already exists in the form'), patient).toBe(1);
    await button('Add 2 to row 2').click();
    await hasFocus(quantity(2));
    await expect.poll(() => announced.at(-1), patient).toMatch(/^Row 3 was merged/);
    expect(times('already exists in the form')).toBe(1);
  });

  it('is also that a change was undone [QO-09 c part] [QO-07 part]', async () => {
    await open(filled);
    listen();
    await expect.element(page.getByText(/Complete Kit/), patient).toBeVisible();
    await button('Clear all').click();
    await expect.poll(() => times('All rows were cleared'), patient).toBe(1);
    await button('Undo').click();
    await expect.poll(() => announced.at(-1), patient).toMatch(/^The change was undone\./);
    await expect.element(code(1)).toHaveValue('MAB2-KIT');
    await expect.poll(focusedRow).toBe(1);
  });
});

it('every link of a list’s report is at least 24 px high [AXS-03 part]', async () => {
  await open({});
  await code(1).click();
  const data = new DataTransfer();
  data.setData('text/plain', 'A-1001\t1\nLMS4-KIT\t3\nLMS4-KIT\t2');
  shadow().activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, composed: true, cancelable: true }),
  );
  await expect.element(button('Add 2 to row 2'), patient).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Code, row 1:/ }), patient).toBeVisible();
  const links = [...shadow().querySelectorAll('.qo-notices .btn-link')];
  expect(links).toHaveLength(2);
  for (const link of links) expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});

it('a code whose digits a spreadsheet has cut off is said with its line and the reason [QO-05 part]', async () => {
  await open({});
  await code(1).click();
  const data = new DataTransfer();
  data.setData('text/plain', 'ISBN\tQty\nLMS4-KIT\t3\n9.78E+12\t2');
  shadow().activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, composed: true, cancelable: true }),
  );
  const words = 'Line 3: “9.78E+12 2” (the spreadsheet has cut digits off the code)';
  await expect.element(page.getByText(words, { exact: true }), patient).toBeVisible();
});

it('Escape closes the field for a list, gives the focus back and keeps the list [QO-05 part] [AXS-02 part]', async () => {
  await open({});
  await button('Paste a list').click();
  const field = page.getByRole('textbox', { name: 'List of codes and quantities' });
  await hasFocus(field);
  await field.fill('LMS4-KIT 2');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
  await hasFocus(button('Paste a list'));
  await button('Paste a list').click();
  await expect.element(field).toHaveValue('LMS4-KIT 2');
  await button('Cancel').click();
  await button('Paste a list').click();
  await expect.element(field).toHaveValue('');
});

it('a code that is unknown keeps no room for a product, at 320 px, once it is looked up [QO-09 b part]', async () => {
  await page.viewport(320, 900);
  await open({ quickOrderRows: [{ code: 'NOSUCH-1', quantity: '1' }] });
  await expect.element(page.getByText(/^Unable to find/), patient).toBeVisible();
  const bottom = (of: string) => shadow().querySelector(`.qo-rows > li${of}`)!.getBoundingClientRect().bottom;
  await expect.poll(() => bottom('') - bottom(' .field-error')).toBeLessThanOrEqual(32);
});

it('a row’s remove button is at least 24 px wide and high at 280 px [AXS-03 part]', async () => {
  await page.viewport(280, 900);
  await open(filled);
  await expect.element(page.getByText(/Complete Kit/), patient).toBeVisible();
  const { width, height } = button('Remove row 1').element().getBoundingClientRect();
  expect(width).toBeGreaterThanOrEqual(24);
  expect(height).toBeGreaterThanOrEqual(24);
});

it('once its lines are in the cart, what is told of a list begins unlike what is told of the cart [QO-05 part] [QO-06 part]', async () => {
  await open({ quickOrderRows: [{ code: 'MAB2-KIT', quantity: '1' }] });
  await button('Paste a list').click();
  await page.getByRole('textbox', { name: 'List of codes and quantities' }).fill('MAB2-KIT 1\nLMS4-REC25 3');
  await button('Add these lines').click();
  await expect.element(page.getByText('2 lines: 1 found, 1 repeated.').first(), patient).toBeVisible();
  await button('Add 4 items to cart').click();
  await expect.element(page.getByText('4 items were added to the cart.').first(), patient).toBeVisible();
  const told = () => [...shadow().querySelectorAll('.qo-notices .notice')].map((one) => one.textContent);
  await expect.poll(told).toHaveLength(2);
  expect(told().filter((text) => text.includes('2 lines: 1 found, 1 repeated.'))).toHaveLength(1);
  expect(told().filter((text) => text.includes('4 items were added to the cart.'))).toHaveLength(1);
});

it('lists every row that needs a quantity, as many as it counts, in a field that shows where it scrolls [QO-05 part] [QO-09 d part]', async () => {
  await page.viewport(320, 900);
  await open({});
  const codes = [
    'LMS4-KIT',
    'LMS4-REC25',
    'MAB2-MAN',
    'MAB2-KIT',
    'VLS-KIT',
    'VLS-MAN',
    'OSI3-KIT',
    'OSI3-MAN',
  ];
  await button('Paste a list').click();
  await page
    .getByRole('textbox', { name: 'List of codes and quantities' })
    .fill(codes.map((one) => `${one} voir avec Julie`).join('\n'));
  await button('Add these lines').click();
  await expect.element(page.getByText('8 lines: 8 found, 8 need a quantity.').first(), patient).toBeVisible();
  const lists = [...shadow().querySelectorAll('.qo-notices ul')];
  const list = lists.find((one) => one.querySelectorAll('.btn-link').length === 8)!;
  expect(list.textContent).toContain('Quantity, row 8: Your list says “OSI3-MAN voir avec Julie”.');
  expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  expect(getComputedStyle(list).maskImage).toContain('gradient');
  // No line has a number, so that no row offers one.
  expect(shadow().querySelectorAll('li .qo-prod .btn-link')).toHaveLength(0);
  await button('Use 1 in the 8 rows whose lines have no number').click();
  await hasFocus(quantity(1));
  await expect.element(quantity(8)).toHaveValue('1');
});

it('Check columns opens for any list by a press, has the focus and says what each choice gives [QO-10 b] [AXS-02 part]', async () => {
  for (const width of [1280, 320]) {
    await page.viewport(width, 900);
    await open({});
    await button('Paste a list').click();
    await page
      .getByRole('textbox', { name: 'List of codes and quantities' })
      .fill('Code\tPages\tQty\nLMS4-KIT\t40\t2\nVLS-MAN\t12\t3');
    await button('Add these lines').click();
    await button('Check columns').click();
    const column = (number: number) => page.getByLabelText(`Column ${number}`, { exact: true });
    await hasFocus(column(1));
    await expect.element(column(3)).toHaveValue('quantity');
    const names = [...column(2).element().querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Not used', 'Code (0 found)', 'Quantity (2 numbers)']);
    const picture = shadow().querySelector('.cols')!;
    expect(picture.scrollWidth).toBeLessThanOrEqual(picture.clientWidth);
    // By keyboard: a column that is chosen for a field takes it from the other.
    (column(2).element() as HTMLElement).focus();
    await userEvent.keyboard('q');
    await expect.element(column(3)).toHaveValue('');
    await userEvent.click(button('Use these columns'));
    await hasFocus(quantity(1));
    await expect.element(quantity(1)).toHaveValue('40');
    await expect.element(button('Check columns')).toBeVisible();
    document.body.replaceChildren();
  }
});
