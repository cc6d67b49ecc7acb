import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Fault } from '../../demo-host/backend/core/faults.ts';
import '../../src/widgets/search/define.ts';
import { setScene, type Scene } from './scene.ts';

/* Helpers for tests of a page's search field, with the suggestions for 'memor'. */

const TAG = 'assess-search';
const patient = { timeout: 20_000 };

export const field = () => page.getByRole('combobox', { name: 'Search assessments' });
export const list = () => page.getByRole('listbox', { name: 'Suggested searches' });
export const options = () =>
  list()
    .getByRole('option')
    .elements()
    .map((one) => one.textContent);
export const input = () => field().element() as HTMLInputElement;
export const root = () => document.querySelector(TAG)!.shadowRoot!;
export const isOpen = () => input().getAttribute('aria-expanded') === 'true';
/** Returns the suggestion that the arrow keys have reached. */
export const active = () => {
  const id = input().getAttribute('aria-activedescendant');
  return id ? root().getElementById(id)?.textContent : undefined;
};

/** The first and last suggestion for 'memor'; 'Memory Bank' is between them. */
export const FIRST = 'Lindgren Memory Scale';
export const LAST = 'Memory Hour';

/** Opens a page with the field only. `sent` has the searches that it would have sent. */
export const openSearch = async (
  faults: readonly Fault[] = [],
): Promise<{ scene: Scene; sent: string[] }> => {
  const sent: string[] = [];
  const scene = await setScene({ config: { storeUrl: location.origin }, faults: [...faults] });
  const like = scene.repository.product('LMS4-KIT')!;
  for (const [at, programName] of ['Memory Bank', '<img src=x onerror="window.hit=1">Memory Hour'].entries())
    scene.repository.saveProduct({ ...like, code: `M-${at}`, isbn: `978000000000${at}`, programName });
  const element = document.createElement(TAG);
  document.body.append(element);
  await expect.element(field(), patient).toBeVisible();
  element.shadowRoot!.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(input().value);
  });
  return { scene, sent };
};

/** Types until the list shows. */
export const typeSearch = async (text = 'memor'): Promise<void> => {
  await userEvent.click(field());
  await userEvent.keyboard(text);
  await expect.element(list(), patient).toBeVisible();
};
