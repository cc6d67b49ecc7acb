import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { readCartAgain } from '../../src/api/cart/cart.queries.ts';
import { localeRow } from '../../src/core/locale/locale-table.ts';
import '../../src/widgets/cart/define.ts';
import '../../src/widgets/quick-order/define.ts';
import { changeAnswers } from '../support/change-answers.ts';
import { COMMERCE_BASE } from '../support/fill-cart.ts';
import { setScene, type Scene } from '../support/scene.ts';
import { watchPage } from '../support/watch-page.ts';

const patient = { timeout: 20_000 };
let scene: Scene;
let settled: () => Promise<void>;
let faults: string[];
let said: string[];
let stopHearing: () => void;

const draw = async (tag: string, first: Locator): Promise<void> => {
  document.body.append(document.createElement(tag));
  await expect.element(first, patient).toBeVisible();
};
const label = (name: string): Locator => page.getByLabelText(name, { exact: true });
const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
/** Returns the label of the focused field. */
const focused = (): string => {
  const active = document.activeElement?.shadowRoot?.activeElement;
  return (active as HTMLInputElement | null)?.labels?.[0]?.textContent ?? active?.textContent ?? '';
};

beforeEach(() => {
  faults = [];
  said = [];
  settled = watchPage((fault) => faults.push(fault));
  // The watch records each text, even if there are several between two frames.
  const heard = () => (globalThis as { saidTexts?: readonly string[] }).saidTexts ?? [];
  let upTo = heard().length;
  const frame = () => {
    const fresh = heard().slice(upTo);
    upTo += fresh.length;
    for (const words of fresh.map((text) => text.trim())) if (said.at(-1) !== words) said.push(words);
    hearing = requestAnimationFrame(frame);
  };
  let hearing = requestAnimationFrame(frame);
  stopHearing = () => cancelAnimationFrame(hearing);
});
afterEach(async () => {
  await settled();
  stopHearing();
  document.body.replaceChildren();
  await scene.settled();
  expect(faults).toEqual([]);
});

describe('in quick order', () => {
  beforeEach(async () => {
    scene = await setScene();
    await draw('assess-quick-order', label('Code, row 1'));
  });
  const enter = async (row: number, code: string, pieces: string) => {
    await userEvent.fill(label(`Code, row ${row}`), code);
    await userEvent.fill(label(`Quantity, row ${row}`), pieces);
    await userEvent.tab();
  };

  it.each(['abc', '0', '9999999'])(
    'the quantity %j is told when it is left, at the quantity alone, and its repair gives the focus to the quantity [QO-03] [AXS-04]',
    async (pieces) => {
      await enter(1, 'LMS4-KIT', pieces);
      const field = label('Quantity, row 1');
      await expect.element(field, patient).toBeInvalid();
      await expect.element(field).toHaveAccessibleDescription(/./);
      await expect.element(label('Code, row 1')).not.toHaveAttribute('aria-describedby');
      const repair = page.getByRole('button', { name: /^Use \d/ });
      await userEvent.click(repair);
      await expect.poll(focused).toBe('Quantity, row 1');
      await expect.element(field).not.toBeInvalid();
    },
  );

  it('a code that may have been meant is told, and leaves the focus in its row [QO-03] [AXS-02] [AXS-04]', async () => {
    await enter(1, '9780306406158', '1');
    await userEvent.click(button('9780306406157'));
    await expect.poll(focused).toBe('Code, row 1');
    await expect.element(label('Code, row 1')).toHaveValue('9780306406157');
  });

  it('a second row with the same product is told, and adding it to the first gives the focus there [QO-03] [AXS-02] [AXS-04]', async () => {
    await enter(1, 'LMS4-KIT', '2');
    await enter(2, 'LMS4-KIT', '1');
    await expect.element(button('Add 1 to row 1'), patient).toBeVisible();
    await expect.poll(() => said.join(' | ')).toContain('Row 2');
    await userEvent.click(button('Add 1 to row 1'));
    await expect.poll(focused).toBe('Quantity, row 1');
    await expect.element(label('Quantity, row 1')).toHaveValue('3');
  });

  it('closing a notice gives the focus to the first row [AXS-02]', async () => {
    await enter(1, 'LMS4-KIT', '2');
    await userEvent.click(button('Remove row 1'));
    await userEvent.click(button('Close this message'));
    await expect.poll(focused).toBe('Code, row 1');
  });
});

describe('a list pasted into quick order', () => {
  const LIST = 'Code\tQty per pack\tPacks\nLMS4-KIT\t25\t2\nMAB2-KIT\t10\t3\nOSI3-KIT\t50\t';
  let answerLookUps: () => void;
  beforeEach(async () => {
    scene = await setScene();
    const asked = new Promise<void>((resolve) => (answerLookUps = resolve));
    changeAnswers(scene, 'POST', /\/products\/lookup$/, (answer) => asked.then(answer));
    await draw('assess-quick-order', label('Code, row 1'));
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const place = async (list: string) => {
    await userEvent.click(button('Paste a list'));
    await userEvent.fill(label('List of codes and quantities'), list);
    await userEvent.click(button('Add these lines'));
  };

  it('has told what was found and what is asked when the look-up ends, and what is open after the answer [QO-09 part] [QO-10 b] [AXS-04]', async () => {
    await place(LIST);
    await expect.poll(() => said.at(-1)).toBe('3 lines: looking up the products.');
    answerLookUps();
    await expect
      .poll(() => said.at(-1), patient)
      .toBe('3 lines: 3 found, 3 need a quantity. Which column has the quantities?');
    await userEvent.selectOptions(label('Column 3'), 'quantity');
    await userEvent.click(button('Use these columns'));
    await expect
      .poll(() => said.at(-1))
      .toBe('3 lines: 3 found, 1 needs a quantity. Row 3: Your list says “OSI3-KIT 50”. Check the quantity.');
    await expect.poll(focused).toBe('Quantity, row 1');
  });

  it('has told what it does not count: the problem of a single row, or how many need attention [QO-05 part] [AXS-04]', async () => {
    answerLookUps();
    await place('Code\tQty\nLMS4-REC25\t1\nNO-SUCH-1\t1\nMAB2-KIT\t1');
    await expect
      .poll(() => said.at(-1), patient)
      .toBe('3 lines: 2 found, 1 not found. 2 lines need attention');
    await userEvent.click(button('Remove row 2'));
    await place('Code\tQty\nNO-SUCH-2\t1');
    await expect.poll(() => said.at(-1), patient).toMatch(/^1 line: 0 found, 1 not found\./);
  });
});

/** Calls the store as another tab would. */
const elsewhere = async (method: string, path = ''): Promise<void> => {
  const { baseSite } = localeRow('en-us');
  const cart = `${location.origin}${COMMERCE_BASE}/users/anonymous/carts/${scene.cartGuid ?? ''}`;
  const request = new Request(`${cart}${path}`, { method, headers: { 'X-Site-Id': baseSite } });
  expect((await scene.backend.fetch(request)).status).toBe(200);
};

describe('in the cart, when the control under the hands goes', () => {
  const quantities = () => page.getByRole('textbox', { name: /^Quantity of/ });
  beforeEach(async () => {
    const lines = ['LMS4-KIT', 'LMS4-REC25'].map((code) => ({ code, quantity: 3 }));
    scene = await setScene({ lines });
    await draw('assess-cart', quantities().first());
  });

  it('because another tab took out its line, the line in its place has the focus, and at the end the heading [CRT-10 part] [AXS-02]', async () => {
    const second = quantities().nth(1).element();
    for (const [left, focus] of [
      [1, /^Quantity of/],
      [0, /^Cart$/],
    ] as const) {
      await userEvent.click(quantities().first());
      await elsewhere('DELETE', '/entries/0');
      await readCartAgain();
      await expect.poll(() => quantities().elements().length).toBe(left);
      await expect.poll(focused).toMatch(focus);
      if (left > 0) expect(second.isConnected).toBe(true);
    }
    await expect.poll(() => said.join(' | ')).toContain('Your cart was changed elsewhere');
  });

  it('because the cart expired, the heading has the focus, and again when its lines are back [REL-01 part] [AXS-02]', async () => {
    await elsewhere('DELETE');
    await userEvent.fill(quantities().first(), '4');
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Add the 2 products again'), patient).toBeVisible();
    await expect.poll(focused).toBe('Cart');
    await userEvent.click(button('Add the 2 products again'));
    await expect.element(quantities().nth(1), patient).toBeVisible();
    await expect.poll(focused).toBe('Cart');
  });

  it('because the cart could be read again, the heading has the focus [REL-01 part] [AXS-02]', async () => {
    const down = { method: 'GET', path: '/users/anonymous/carts', status: 500 };
    scene.backend.faults.add(down);
    await readCartAgain();
    await expect.element(button('Try again'), patient).toBeVisible();
    scene.backend.faults.clear();
    await userEvent.click(button('Try again'));
    await expect.element(button('Try again')).not.toBeInTheDocument();
    await expect.poll(focused).toBe('Cart');
  });
});

describe('in the cart, when a removed line is put back', () => {
  beforeEach(async () => {
    scene = await setScene({ lines: [{ code: 'LMS4-KIT', quantity: 3 }] });
    await draw('assess-cart', page.getByRole('textbox', { name: /^Quantity of/ }));
    await userEvent.click(page.getByRole('button', { name: /^Remove / }));
    await expect.poll(() => said.join(' | '), patient).toContain('removed from the cart');
  });
  const undo = () => page.getByRole('button', { name: /^Undo/ });
  const stock = (pieces: number) => {
    const product = scene.repository.product('LMS4-KIT');
    if (!product) throw new Error('The seed has no such product.');
    scene.repository.saveProduct({ ...product, stock: pieces });
  };

  it('what is sold out by now is told with that reason, and not as being back [CRT-02 part] [AXS-04]', async () => {
    stock(0);
    await userEvent.click(undo());
    await expect
      .poll(() => said.at(-1), patient)
      .toMatch(/Scale.*\. It could not be put back\. It is out of stock\.$/);
    await expect.poll(focused).toBe('Undo');
  });

  it('what the store has fewer of is back, told with how many, and has the focus [CRT-02 part] [AXS-04]', async () => {
    stock(2);
    await userEvent.click(undo());
    await expect.poll(() => said.at(-1), patient).toContain('Only 2 of this product can be supplied.');
    await expect.element(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('2');
    await expect.poll(focused).toMatch(/^Quantity of/);
  });

  it('a page that says no beforehand has it told that it is not back [EMB-10 part] [AXS-04]', async () => {
    const refuse = (event: Event) => event.preventDefault();
    document.addEventListener('assess-cart-before-add', refuse);
    await userEvent.click(undo());
    await expect.poll(() => said.at(-1), patient).toMatch(/could not be put back\.$/);
    document.removeEventListener('assess-cart-before-add', refuse);
    expect(scene.calls.filter((call) => /^POST.*entries/.test(call))).toEqual([]);
  });
});

describe('in the cart', () => {
  const quantity = () => page.getByRole('textbox', { name: /^Quantity of/ }).first();
  beforeEach(async () => {
    scene = await setScene({ lines: [{ code: 'LMS4-KIT', quantity: 2 }] });
    await draw('assess-cart', quantity());
  });

  it.each([
    ['abc', undefined],
    ['0', undefined],
    ['9999999', 'Only 120 of this product can be supplied.'],
  ])(
    'the quantity %j is told when it is left, and its repair gives the focus to the quantity [CRT-02] [AXS-04]',
    async (pieces, outcome) => {
      await userEvent.fill(quantity(), pieces);
      await userEvent.tab();
      await expect.element(quantity()).toBeInvalid();
      await expect.poll(() => said.join(' | ')).toMatch(/This is not a number|Enter 1 or more|at most/);
      await userEvent.click(page.getByRole('button', { name: /^Use \d/ }));
      await expect.poll(focused).toMatch(/^Quantity/);
      if (outcome) await expect.poll(() => said.at(-1), patient).toContain(outcome);
    },
  );

  it('a change that failed is told with its reason, and closing its notice gives the focus to the quantity [AXS-02] [AXS-04]', async () => {
    scene.backend.faults.add({ method: 'PATCH', path: '/users/anonymous/carts', status: 503 });
    await userEvent.fill(quantity(), '5');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => said.join(' | '), patient)
      .toContain('was not changed to 5. The store is very busy');
    await userEvent.click(button('Close'));
    await expect.poll(focused).toMatch(/^Quantity/);
  });
});
