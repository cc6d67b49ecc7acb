import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { beSignedIn } from '../../../tests/support/be-signed-in.ts';
import { changeAnswers } from '../../../tests/support/change-answers.ts';
import type { Scene } from '../../../tests/support/scene.ts';
import { tap } from '../../../tests/support/tap.ts';
import {
  field,
  FIRST,
  input,
  isOpen,
  LAST,
  list,
  openSearch,
  options,
  root,
  typeSearch,
} from '../../../tests/support/type-ahead-visit.ts';
import { watchPage } from '../../../tests/support/watch-page.ts';
import { suggestSearches } from '../../api/product/suggest-products.ts';
import { endVisit } from '../../core/registry/own-readings.ts';
import { runtime } from '../../core/runtime.ts';

const patient = { timeout: 20_000 };
const PATH = /\/products\/suggestions$/;
let scene: Scene;
let sent: string[];
let faults: string[];
let settled: () => Promise<void>;

const asked = () => scene.calls.filter((call) => call.includes('/products/suggestions')).length;
const answered = (values: readonly unknown[]) =>
  changeAnswers(scene, 'GET', PATH, () => Response.json({ suggestions: values.map((value) => ({ value })) }));
/** Holds back the first `count` answers until they are released. Later answers are not held. */
const holdAnswers = (count: number) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let left = count;
  changeAnswers(scene, 'GET', PATH, async (answer) => {
    if (left-- > 0) await promise;
    return answer();
  });
  return resolve;
};
const key = (init: KeyboardEventInit) =>
  input().dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...init }),
  );

beforeEach(async () => {
  faults = [];
  settled = watchPage((fault) => faults.push(fault));
  ({ scene, sent } = await openSearch());
});
afterEach(async () => {
  await settled();
  document.body.replaceChildren();
  await scene.settled();
  vi.restoreAllMocks();
  expect(faults).toEqual([]);
});

describe('suggestions of the search field, when much goes on', () => {
  it('are those of what was typed last, whatever is answered last [CRT-09 c]', async () => {
    const letGo = holdAnswers(1);
    await userEvent.click(field());
    await userEvent.keyboard('memor');
    await expect.poll(asked, patient).toBe(1);
    await userEvent.keyboard('y ban');
    await expect.poll(() => isOpen() && options(), patient).toEqual(['Memory Bank']);
    letGo();
    await scene.settled();
    expect(options()).toEqual(['Memory Bank']);
  });

  it('are not asked for with a card number or a token [CRT-09 c] [SEC-04 part]', async () => {
    expect(await suggestSearches('4000 0566 5566 5556')).toEqual([]);
    expect(await suggestSearches('eyJjYW5hcnki.eyJzdWIiOiJjIn0.c2lnbmVk')).toEqual([]);
    expect(asked()).toBe(0);
    expect((await suggestSearches('memory b')).length).toBeGreaterThan(0);
    expect(asked()).toBe(1);
  });

  it('stay away when they come after Enter [CRT-09 c]', async () => {
    const letGo = holdAnswers(1);
    await userEvent.click(field());
    await userEvent.keyboard('memor');
    await expect.poll(asked, patient).toBe(1);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => sent).toEqual(['memor']);
    letGo();
    await scene.settled();
    expect(isOpen()).toBe(false);
    await expect.element(list()).not.toBeInTheDocument();
  });

  it('stay away when they come after the focus has left [CRT-09 c]', async () => {
    const letGo = holdAnswers(1);
    await userEvent.click(field());
    await userEvent.keyboard('memor');
    await expect.poll(asked, patient).toBe(1);
    await userEvent.tab();
    letGo();
    await scene.settled();
    await expect.element(list()).not.toBeInTheDocument();
  });

  it('leave Enter, Escape and arrows to who composes a word, and come for what is composed [CRT-09 c]', async () => {
    await userEvent.click(field());
    await cdp().send('Input.imeSetComposition', { text: 'memor', selectionStart: 5, selectionEnd: 5 });
    expect(key({ key: 'Enter', isComposing: true })).toBe(true);
    await expect.element(list(), patient).toBeVisible();
    for (const name of ['ArrowDown', 'Escape', 'Enter'])
      expect(key({ key: name, isComposing: true })).toBe(true);
    expect(isOpen()).toBe(true);
    expect(input().hasAttribute('aria-activedescendant')).toBe(false);
    await cdp().send('Input.insertText', { text: 'memory' });
    await expect.element(field()).toHaveValue('memory');
    await expect.element(list()).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('go with the sign-in of who typed, and come again for who is there next [CRT-09 c] [SES-13 d part]', async () => {
    beSignedIn('mara');
    await typeSearch();
    const before = input();
    endVisit(runtime().registry);
    await expect.element(list()).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue('');
    expect(input()).toBe(before);
    expect(root().activeElement).toBe(before);
    expect(isOpen()).toBe(false);
    await userEvent.keyboard('memor');
    await expect.element(list(), patient).toBeVisible();
    expect(isOpen()).toBe(true);
  });

  it('are told by their number to who does not see them, and the field keeps role and focus meanwhile [CRT-09 c] [AXS-04 part]', async () => {
    const said = (): readonly string[] => (globalThis as { saidTexts?: readonly string[] }).saidTexts ?? [];
    const before = said().length;
    const roles = new Set<string | null>();
    const same = input();
    const look = new MutationObserver(() => roles.add(same.getAttribute('role')));
    look.observe(same, { attributes: true });
    await typeSearch();
    await expect.poll(() => said().slice(before)).toContain('3 suggestions');
    await userEvent.keyboard('y ban');
    await expect
      .poll(
        () =>
          said()
            .slice(before)
            .map((text) => text.trim()),
        patient,
      )
      .toContain('1 suggestion');
    look.disconnect();
    expect([...roles]).toEqual(['combobox']);
    expect(root().activeElement).toBe(same);
  });

  it('are taken by a tap of a finger, and closed by one elsewhere [CRT-09 c]', async () => {
    document.body.append(Object.assign(document.createElement('p'), { textContent: 'Elsewhere' }));
    document.querySelector('p')!.style.marginBlockStart = '30rem';
    await tap(field());
    await expect.poll(() => root().activeElement).toBe(input());
    await userEvent.keyboard('memor');
    await expect.element(list(), patient).toBeVisible();
    await tap(page.getByText('Elsewhere'));
    await expect.element(list()).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue('memor');
    await tap(field());
    await expect.element(list()).toBeVisible();
    await tap(list().getByRole('option', { name: LAST }));
    await expect.poll(() => sent).toEqual([LAST]);
    expect(root().activeElement).toBe(input());
  });
});

describe('suggestions of a strange service [CRT-09 c] [SEC-14 part]', () => {
  it('are eight at the most, each once, without marks and what nobody sees', async () => {
    answered([
      '',
      '   ',
      FIRST,
      ` ${FIRST}  `,
      '<b>Memory</b> <script>window.hit=1</script>One',
      'Memory\u202Eevil\u0000\u200B:relevance',
      ...Array.from({ length: 20 }, (_, at) => `Memory ${at}`),
    ]);
    await typeSearch();
    expect(options()).toHaveLength(8);
    expect(options().slice(0, 3)).toEqual([FIRST, 'Memory window.hit=1One', 'Memoryevil relevance']);
    expect('hit' in window).toBe(false);
  });

  it.each([320, 1280])('are no wider than the page at %i px, however long', async (width) => {
    await page.viewport(width, 700);
    answered([`Memory ${'x'.repeat(5000)}`, 'Memory '.repeat(60)]);
    await typeSearch();
    for (const text of options()) expect(text.length).toBeLessThanOrEqual(200);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const box = list().element();
    expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    await page.viewport(1280, 900);
  });

  it.each<[string, () => Response]>([
    ['no list', () => Response.json({ suggestions: 'many' })],
    ['none that is a text', () => Response.json({ suggestions: [{ value: { text: 'memory' } }, null] })],
    ['an empty list', () => Response.json({ suggestions: [] })],
    ['an answer of nothing', () => new Response(null, { status: 204 })],
    ['a list in a list', () => Response.json([[{ value: 'memory' }]])],
  ])('stay away for %s, and Enter searches', async (_what, answer) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    changeAnswers(scene, 'GET', PATH, answer);
    await userEvent.click(field());
    await userEvent.keyboard('memor');
    await expect.poll(asked, patient).toBeGreaterThan(0);
    await scene.settled();
    expect(list().query()?.textContent).toBeUndefined();
    expect(isOpen()).toBe(false);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => sent).toEqual(['memor']);
  });
});
