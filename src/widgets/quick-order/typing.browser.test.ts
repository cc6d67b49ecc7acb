import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { runtime } from '../../core/runtime.ts';
import { cartHolds } from '../../../tests/support/product-visit.ts';
import { setScene, type Scene } from '../../../tests/support/scene.ts';
import './define.ts';
import { loadListCode } from './usePaste.ts';

/* The list gets what is typed after a pause (useTypedText.ts). Nothing typed is lost before that. */

const patient = { timeout: 20_000 };
let scene: Scene;

const code = page.getByLabelText('Code, row 1', { exact: true });
const quantity = page.getByLabelText('Quantity, row 1', { exact: true });
const add = (items: string) => page.getByRole('button', { name: `Add ${items} to cart`, exact: true });
const name = page.getByText('Lindgren Memory Scale, 4th Edition: Complete Kit');
/** The page's live region says the same. */
const widget = () => page.elementLocator(document.querySelector('assess-quick-order')!);
const row = () => document.querySelector('assess-quick-order')!.shadowRoot!.querySelector('li')!;

/** Types at the end of a field, all in one task, so that no pause comes between the keys and what follows. */
const typeAtOnce = (field: Element, text: string): void => {
  if (!(field instanceof HTMLInputElement)) throw new Error('This is no field.');
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
  document.execCommand('insertText', false, text);
};

const open = async (): Promise<void> => {
  scene = await setScene({ quickOrderRows: [{ code: 'LMS4-KIT', quantity: '2' }] });
  document.body.append(document.createElement('assess-quick-order'));
  await expect.element(add('2 items'), patient).toBeVisible();
};

afterEach(async () => {
  document.body.replaceChildren();
  await scene.settled();
});

describe('what was typed a moment ago', () => {
  it('is added by a press that comes at once [QO-06 part]', async () => {
    await open();
    typeAtOnce(quantity.element(), '3');
    (add('2 items').element() as HTMLElement).click();
    await expect
      .element(widget().getByText('23 items were added to the cart.', { exact: false }), patient)
      .toBeVisible();
    expect(await cartHolds(scene)).toEqual(['23 LMS4-KIT']);
  });

  it.each([
    ['a quantity', quantity, { code: 'LMS4-KIT', quantity: '23' }],
    ['a code', code, { code: 'LMS4-KIT3', quantity: '2' }],
  ] as const)('is stored when the page is left at once: %s [QO-07 part]', async (_what, field, stored) => {
    await open();
    typeAtOnce(field.element(), '3');
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    const { rows = [] } = runtime().storage.read('quickOrderRows', 'usassessments') ?? {};
    expect(rows[0]).toMatchObject(stored);
  });

  it('counts in the total and on the button after a pause, while the focus is still in the field [QO-02 part]', async () => {
    await open();
    await userEvent.click(quantity);
    await userEvent.keyboard('{End}1');
    await expect.element(add('21 items'), patient).toBeVisible();
    expect(row().contains(document.querySelector('assess-quick-order')!.shadowRoot!.activeElement)).toBe(
      true,
    );
  });

  it('fades the product of the former code at once, which goes after a pause [QO-03 part]', async () => {
    await open();
    await expect.element(name).toBeVisible();
    typeAtOnce(code.element(), '2');
    await expect.poll(() => row().dataset['ahead']).toBe('true');
    await expect.element(name, patient).not.toBeInTheDocument();
    await expect.poll(() => row().dataset['ahead']).toBeUndefined();
    await expect.element(code).toHaveValue('LMS4-KIT2');
  });
});

it('the report of a pasted list is drawn with its rows, so that nothing moves [QO-05 part]', async () => {
  await open();
  await loadListCode();
  await userEvent.click(code);
  const root = document.querySelector('assess-quick-order')!.shadowRoot!;
  const drawn = new Promise<string>((resolve) => {
    const hear = new MutationObserver(() => {
      if (root.querySelector<HTMLInputElement>('li:nth-child(3) input')?.value !== 'VLS-MAN') return;
      hear.disconnect();
      resolve(root.querySelector('.qo-notices')?.textContent ?? '');
    });
    hear.observe(root, { subtree: true, childList: true, attributes: true });
  });
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'MAB2-KIT\t1\nVLS-MAN\t3');
  code
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  expect(await drawn).toContain('2 lines: looking up');
});
