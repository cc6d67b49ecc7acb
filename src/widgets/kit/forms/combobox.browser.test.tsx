import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setScene, type Scene } from '../../../../tests/support/scene.ts';
import { tap } from '../../../../tests/support/tap.ts';
import { defineSample } from './testing/define-sample.ts';
import { StreetField } from './testing/StreetField.tsx';

const patient = { timeout: 20_000 };
let scene: Scene;
let element: HTMLElement;

const field = () => page.getByRole('combobox', { name: 'Street address' });
const list = () => page.getByRole('listbox', { name: 'Suggestions' });
const input = () => field().element() as HTMLInputElement;
const rootOf = () => element.shadowRoot ?? document;
/** Returns the option that the field names as the active one. */
const active = (): string | undefined => {
  const id = input().getAttribute('aria-activedescendant');
  const option = id ? rootOf().querySelector(`[id="${id}"]`) : undefined;
  expect(option?.getAttribute('aria-selected') ?? 'true').toBe('true');
  return option?.querySelector('span')?.textContent;
};
const bottom = () => input().getBoundingClientRect().bottom;
const isOpen = () => input().getAttribute('aria-expanded') === 'true';

const draw = async (dom: 'shadow' | 'light') => {
  element = document.createElement(defineSample('street', dom, StreetField));
  document.body.append(element);
  await expect.element(field(), patient).toBeVisible();
};

const type = async (text = '2200 la') => {
  await userEvent.click(field());
  await userEvent.keyboard(text);
  await expect.element(list(), patient).toBeVisible();
};

beforeEach(async () => {
  scene = await setScene();
});
afterEach(async () => {
  document.body.replaceChildren();
  await scene.settled();
});

const FIRST = '2200 Lakeview Avenue';
const LAST = '2200 Laurel Court';

describe.each(['shadow', 'light'] as const)('a combobox in %s DOM, by the keyboard', (dom) => {
  beforeEach(() => draw(dom));

  it('opens while something is typed, with no option taken, and keeps the focus in the field', async () => {
    await type();
    expect(active()).toBeUndefined();
    expect(rootOf().activeElement).toBe(input());
    expect(input().getAttribute('aria-controls')).toBe(list().element().id);
    expect(element.contains(list().element()) || element.shadowRoot?.contains(list().element())).toBe(true);
  });

  it.each([
    ['Down Arrow to the first option', ['{ArrowDown}'], FIRST],
    ['Up Arrow to the last option', ['{ArrowUp}'], LAST],
    ['Down Arrow from option to option', ['{ArrowDown}', '{ArrowDown}'], '2200 Lake Street West'],
    ['Down Arrow from the last to the first', ['{ArrowUp}', '{ArrowDown}'], FIRST],
    ['Up Arrow from the first to the last', ['{ArrowDown}', '{ArrowUp}'], LAST],
    ['Left Arrow to the caret', ['{ArrowDown}', '{ArrowLeft}'], undefined],
    ['Right Arrow to the caret', ['{ArrowDown}', '{ArrowRight}'], undefined],
    ['Home to the caret', ['{ArrowDown}', '{Home}'], undefined],
    ['End to the caret', ['{ArrowDown}', '{End}'], undefined],
  ])('goes by %s', async (_what, keys, text) => {
    await type();
    for (const key of keys) await userEvent.keyboard(key);
    await expect.poll(active).toBe(text);
    expect(rootOf().activeElement).toBe(input());
  });

  it('takes the option by Enter, closes, and sends no form', async () => {
    await type();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(page.getByText('Chosen: b. Sent: 0.')).toBeVisible();
    await expect.element(field()).toHaveValue('2200 Lake Street West');
    await expect.poll(isOpen).toBe(false);
    await expect.element(list()).not.toBeInTheDocument();
  });

  it('sends the form by Enter while no option is taken', async () => {
    await type();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Chosen: . Sent: 1.')).toBeVisible();
  });

  it('closes by Escape without clearing what was typed', async () => {
    await type();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect.poll(isOpen).toBe(false);
    await expect.element(field()).toHaveValue('2200 la');
  });

  it.each([
    ['Down Arrow, at the first option', '{ArrowDown}', FIRST],
    ['Up Arrow, at the last option', '{ArrowUp}', LAST],
    ['Alt and Down Arrow, at no option', '{Alt>}{ArrowDown}{/Alt}', undefined],
  ])('opens again by %s', async (_what, keys, text) => {
    await type();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard(keys);
    await expect.element(list()).toBeVisible();
    await expect.poll(active).toBe(text);
  });

  it('closes by Alt and Up Arrow, and by Tab', async () => {
    await type();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect.poll(isOpen).toBe(false);
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(list()).toBeVisible();
    await userEvent.tab();
    await expect.element(list()).not.toBeInTheDocument();
  });

  it('goes back to the text when more is typed', async () => {
    await type();
    await userEvent.keyboard('{ArrowDown}u');
    await expect.poll(active).toBeUndefined();
    await expect.poll(() => list().getByRole('option').elements().length).toBe(1);
  });

  it('takes an option that is pressed, and closes at a press elsewhere', async () => {
    await type();
    await userEvent.click(list().getByRole('option', { name: /Laurel/ }));
    await expect.element(page.getByText('Chosen: c. Sent: 0.')).toBeVisible();
    expect(rootOf().activeElement).toBe(input());
    await userEvent.clear(field());
    await type();
    document.body.prepend(Object.assign(document.createElement('p'), { textContent: 'Elsewhere' }));
    await userEvent.click(page.getByText('Elsewhere'));
    await expect.element(list()).not.toBeInTheDocument();
  });

  it('stands at its field, as wide as it, whatever scrolls or cuts around it', async () => {
    element.style.cssText = 'display:block;overflow:hidden;block-size:120px;margin-block-start:60px';
    await type();
    // The list is positioned one frame after it is drawn.
    await expect
      .poll(() => {
        const [box, at] = [list().element().getBoundingClientRect(), input().getBoundingClientRect()];
        return [box.left - at.left, box.width - at.width, box.top - at.bottom].map(Math.round);
      })
      .toEqual([0, 0, 4]);
    for (const option of list().getByRole('option').elements())
      expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  });
});

describe.each(['shadow', 'light'] as const)('a combobox in %s DOM, by touch', (dom) => {
  let pointers: string[];
  const note = ({ pointerType }: PointerEvent) => pointers.push(pointerType);
  beforeEach(async () => {
    pointers = [];
    addEventListener('pointerdown', note, true);
    await draw(dom);
  });
  afterEach(() => removeEventListener('pointerdown', note, true));

  it('a tap puts the focus into the field, a tap on an option takes it and leaves the focus there', async () => {
    await tap(field());
    await expect.poll(() => rootOf().activeElement).toBe(input());
    await userEvent.keyboard('2200 la');
    await expect.element(list(), patient).toBeVisible();
    await expect.poll(() => list().element().getBoundingClientRect().top).toBeGreaterThan(bottom());
    await tap(list().getByRole('option', { name: /Laurel/ }));
    await expect.element(page.getByText('Chosen: c. Sent: 0.')).toBeVisible();
    await expect.element(field()).toHaveValue(LAST);
    await expect.element(list()).not.toBeInTheDocument();
    expect(rootOf().activeElement).toBe(input());
    expect(pointers).toEqual(['touch', 'touch']);
  });

  it('a tap elsewhere closes the list and keeps what was typed', async () => {
    document.body.prepend(Object.assign(document.createElement('p'), { textContent: 'Elsewhere' }));
    await tap(field());
    await expect.poll(() => rootOf().activeElement).toBe(input());
    await userEvent.keyboard('2200 la');
    await expect.element(list(), patient).toBeVisible();
    await tap(page.getByText('Elsewhere'));
    await expect.element(list()).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue('2200 la');
  });
});
