import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isChangingCart } from '../../api/cart/pending-changes.ts';
import { hasRuntime } from '../../core/runtime.ts';
import { setScene, type Scene } from '../../../tests/support/scene.ts';
import './define.ts';

/* Tests of two quick orders that share their rows through storage, as two tabs do. */

const patient = { timeout: 20_000 };
let scene: Scene | undefined;
let drawn: Element[] = [];

/** The index of the list. */
type List = 0 | 1;
const list = (which: List) => page.elementLocator(drawn[which] ?? document.body);
const code = (which: List, row: number) => list(which).getByLabelText(`Code, row ${row}`);
const quantity = (which: List, row: number) => list(which).getByLabelText(`Quantity, row ${row}`);
const button = (which: List, name: string) => list(which).getByRole('button', { name, exact: true });
const said = (which: List, words: string) => list(which).getByText(words, { exact: false });
const focused = () => drawn[0]?.shadowRoot?.activeElement;
const lines = () =>
  scene?.repository
    .cart(scene.cartGuid ?? '')
    ?.entries.map(({ productCode, quantity: units }) => `${productCode}×${units}`);

const open = async (): Promise<Scene> => {
  scene = await setScene({
    lines: [{ code: 'VLS-MAN', quantity: 1 }],
    quickOrderRows: [{ code: 'LMS4-KIT', quantity: '2' }],
  });
  drawn = [0, 1].map(() => document.createElement('assess-quick-order'));
  document.body.append(...drawn);
  for (const which of [0, 1] as const)
    await expect.element(button(which, 'Add 2 items to cart'), patient).toBeVisible();
  return scene;
};

afterEach(async () => {
  document.body.replaceChildren();
  await scene?.settled();
  await expect.poll(() => hasRuntime() && isChangingCart(), patient).toBe(false);
  scene?.backend.faults.clear();
});

const CHECK = 'Try again';

describe('rows that two lists share', () => {
  it('leave both once they are in the cart, though the other list had a row typed meanwhile [API-06 b part] [QO-07 part]', async () => {
    const { backend } = await open();
    const work = backend.respond;
    const [sent, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    backend.respond = async (request) => {
      if (new URL(request.url).pathname.endsWith('/entries/batch')) {
        sent.resolve();
        await go.promise;
      }
      return work(request);
    };
    await button(0, 'Add 2 items to cart').click();
    await sent.promise;
    await userEvent.fill(code(1, 2), 'MAB2-KIT');
    await userEvent.fill(quantity(1, 2), '5');
    await userEvent.tab();
    await expect.element(quantity(0, 2), patient).toHaveValue('5');
    go.resolve();
    await expect.element(said(0, '2 items were added to the cart.'), patient).toBeVisible();
    for (const which of [0, 1] as const) {
      await expect.element(button(which, 'Add 5 items to cart'), patient).toBeVisible();
      await expect.element(code(which, 1)).toHaveValue('MAB2-KIT');
      await expect.element(code(which, 2)).toHaveValue('');
    }
    expect(lines()).toEqual(['VLS-MAN×1', 'LMS4-KIT×2']);
  });

  it('are not said to be kept, nor offered again, where the other list has added them [API-06 b part]', async () => {
    const { backend } = await open();
    backend.faults.add({ method: 'POST', path: '/users/*/carts/*/entries/batch', cut: true, times: 2 });
    await button(0, 'Add 2 items to cart').click();
    await expect.element(said(0, 'We couldn’t confirm this change.'), patient).toBeVisible();
    await expect.element(button(0, CHECK)).toBeVisible();
    await button(1, 'Add 2 items to cart').click();
    await expect.element(said(1, '2 items were added to the cart.'), patient).toBeVisible();
    await expect.element(code(0, 1), patient).toHaveValue('');
    await expect.element(said(0, 'changed in another tab'), patient).toBeVisible();
    await expect.element(button(0, CHECK)).not.toBeInTheDocument();
    await expect.element(said(0, 'We couldn’t confirm')).not.toBeInTheDocument();
    expect(lines()).toEqual(['VLS-MAN×1', 'LMS4-KIT×2']);
  });

  it('leave the focus in the form where the other list takes away what has it: a button of its report [AXS-02 part]', async () => {
    const { backend } = await open();
    backend.faults.add({ method: 'POST', path: '/users/*/carts/*/entries/batch', cut: true, times: 2 });
    await button(0, 'Add 2 items to cart').click();
    await expect.element(button(0, CHECK), patient).toBeVisible();
    (button(0, CHECK).element() as HTMLElement).focus();
    // A click without focus, as in another tab.
    (button(1, 'Add 2 items to cart').element() as HTMLElement).click();
    await expect.element(button(0, CHECK), patient).not.toBeInTheDocument();
    await expect.poll(focused, patient).toBe(code(0, 1).element());
  });
});
