import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import '../../src/widgets/cart/define.ts';
import '../../src/widgets/quick-order/define.ts';
import { setScene, type Scene } from '../support/scene.ts';
import { watchPage } from '../support/watch-page.ts';

const patient = { timeout: 8000 };
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
/** The label of the field that has the focus. */
const focused = (): string => {
  const active = document.activeElement?.shadowRoot?.activeElement;
  return (active as HTMLInputElement | null)?.labels?.[0]?.textContent ?? active?.textContent ?? '';
};

beforeEach(() => {
  faults = [];
  said = [];
  settled = watchPage((fault) => faults.push(fault));
  const frame = () => {
    const words = document.querySelector('polite-live-region')?.shadowRoot?.textContent?.trim();
    if (words && said.at(-1) !== words) said.push(words);
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
    'the quantity %j is told when it is left, and its repair gives the focus to the quantity [QO-03] [AXS-04]',
    async (pieces) => {
      await enter(1, 'LMS4-KIT', pieces);
      const field = label('Quantity, row 1');
      await expect.element(field, patient).toBeInvalid();
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

describe('in the cart', () => {
  const quantity = () => page.getByRole('textbox').first();
  beforeEach(async () => {
    scene = await setScene({ lines: [{ code: 'LMS4-KIT', quantity: 2 }] });
    await draw('assess-cart', quantity());
  });

  it.each(['abc', '0', '9999999'])(
    'the quantity %j is told when it is left, and its repair gives the focus to the quantity [CRT-02] [AXS-04]',
    async (pieces) => {
      await userEvent.fill(quantity(), pieces);
      await userEvent.tab();
      await expect.element(quantity()).toBeInvalid();
      await expect.poll(() => said.join(' | ')).toMatch(/This is not a number|Enter 1 or more|at most/);
      await userEvent.click(page.getByRole('button', { name: /^Use \d/ }));
      await expect.poll(focused).toMatch(/^Quantity/);
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
