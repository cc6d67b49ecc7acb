import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HOSTILE_SHEETS } from '../../../../demo-host/pages/hostile-sheets.ts';
import { looksOf } from '../../../../tests/support/looks.ts';
import { setScene, type Scene } from '../../../../tests/support/scene.ts';
import { defineSample } from './testing/define-sample.ts';
import { EveryPiece } from './testing/EveryPiece.tsx';

const patient = { timeout: 20_000 };
const hostile = import.meta.glob<{ default: string }>('../../../../demo-host/pages/assets/hostile/*.css', {
  query: '?inline',
});

/** Draws the form with errors at its fields and its list of suggestions open. */
const draw = async (dom: 'shadow' | 'light'): Promise<Element> => {
  const element = document.createElement(defineSample('every-piece', dom, EveryPiece));
  document.body.append(element);
  const field = page.getByRole('combobox', { name: 'Street address' });
  await expect.element(field, patient).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await userEvent.click(field);
  await userEvent.keyboard('2200');
  await expect.element(page.getByRole('listbox'), patient).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: /Lakeview/, selected: true })).toBeVisible();
  return element;
};

let scene: Scene;
let first: HTMLStyleElement;
let sheets: readonly CSSStyleSheet[];

beforeEach(async () => {
  scene = await setScene();
  sheets = document.adoptedStyleSheets;
  // Declared first, as reserve.css does at the top of the head.
  first = document.createElement('style');
  first.textContent = '@layer assess;';
  document.head.prepend(first);
});
afterEach(async () => {
  first.remove();
  document.body.replaceChildren();
  document.adoptedStyleSheets = [...sheets];
  await scene.settled();
});

it('a form in light DOM looks as it does in shadow DOM [EMB-02 part]', async () => {
  const shadow = looksOf(await draw('shadow'));
  document.body.replaceChildren();
  const light = looksOf(await draw('light'));
  expect(light).toEqual(shadow);
});

it.each(HOSTILE_SHEETS.map(({ name }) => name))(
  'a form in light DOM keeps its look under the sheet %s [EMB-02 part]',
  async (name) => {
    const light = await draw('light');
    const before = looksOf(light);
    const sheet = await hostile[`../../../../demo-host/pages/assets/hostile/${name}.css`]?.();
    expect(sheet?.default.length).toBeGreaterThan(20);
    const planted = new CSSStyleSheet();
    planted.replaceSync(sheet?.default ?? '');
    document.adoptedStyleSheets = [planted, ...document.adoptedStyleSheets];
    expect(looksOf(light)).toEqual(before);
  },
);
