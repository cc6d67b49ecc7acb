import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Fault } from '../../../demo-host/backend/core/faults.ts';
import type { Scene } from '../../../tests/support/scene.ts';
import {
  active,
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

const TAG = 'assess-search';
const SUGGEST = { method: 'GET', path: '/products/suggestions' } as const;
const patient = { timeout: 20_000 };
let scene: Scene;
let sent: string[];

const open = async (faults: readonly Fault[] = []) => {
  ({ scene, sent } = await openSearch(faults));
};

afterEach(async () => {
  document.body.replaceChildren();
  await scene.settled();
  vi.restoreAllMocks();
});

describe('suggestions of the search field', () => {
  it('come below the same field while somebody types, without marks of the service, and no violation [CRT-09 c] [SEC-14 part]', async () => {
    await open();
    const before = input();
    expect(isOpen()).toBe(false);
    await typeSearch();
    expect(options()).toEqual([FIRST, 'Memory Bank', LAST]);
    expect('hit' in window).toBe(false);
    expect(input()).toBe(before);
    expect(root().activeElement).toBe(before);
    expect(active()).toBeUndefined();
    expect((await axe.run(document.querySelector(TAG)!)).violations.map(({ id }) => id)).toEqual([]);
    await page.viewport(320, 700);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(1280, 900);
  });

  it('are the product of an ISBN with hyphens; a number that may be a card’s is not asked for [CRT-09 c] [QO-01] [SEC-04 part]', async () => {
    await open();
    await typeSearch('978-0-306-40615-7');
    expect(options()).toEqual([scene.repository.product('LMS4-KIT')!.name]);
    await userEvent.clear(field());
    const before = scene.calls.length;
    await userEvent.fill(field(), '4000056662');
    await scene.settled();
    await expect.element(list()).not.toBeInTheDocument();
    expect(scene.calls.slice(before)).toEqual([]);
  });

  it('are not asked for before the second character [CRT-09 c]', async () => {
    await open();
    await userEvent.click(field());
    await userEvent.keyboard('m');
    await scene.settled();
    await userEvent.keyboard('e');
    await expect.element(list(), patient).toBeVisible();
    expect(scene.calls.filter((call) => call.includes('suggestions'))).toHaveLength(1);
  });

  it.each([
    ['Down Arrow to the first', ['{ArrowDown}'], FIRST],
    ['Up Arrow to the last', ['{ArrowUp}'], LAST],
    ['Down Arrow from the last to the first', ['{ArrowUp}', '{ArrowDown}'], FIRST],
    ['Left Arrow back to the caret', ['{ArrowDown}', '{ArrowLeft}'], undefined],
    ['Right Arrow back to the caret', ['{ArrowDown}', '{ArrowRight}'], undefined],
    ['Home back to the caret', ['{ArrowDown}', '{Home}'], undefined],
    ['End back to the caret', ['{ArrowDown}', '{End}'], undefined],
    ['Up Arrow from the first to the last', ['{ArrowDown}', '{ArrowUp}'], LAST],
    [
      'Alt and Up Arrow, then Alt and Down Arrow, to none',
      ['{ArrowDown}', '{Alt>}{ArrowUp}{/Alt}', '{Alt>}{ArrowDown}{/Alt}'],
      undefined,
    ],
  ])('are walked by %s [CRT-09 c] [AXS-02 part]', async (_what, keys, text) => {
    await open();
    await typeSearch();
    for (const key of keys) await userEvent.keyboard(key);
    await expect.poll(active).toBe(text);
    expect(root().activeElement).toBe(input());
  });

  it('are taken by Enter, which searches for them once [CRT-09 c]', async () => {
    await open();
    await typeSearch();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.poll(() => sent).toEqual(['Memory Bank']);
    await expect.element(list()).not.toBeInTheDocument();
    expect(isOpen()).toBe(false);
  });

  it('are taken by a press, and the focus stays in the field [CRT-09 c]', async () => {
    await open();
    await typeSearch();
    await list().getByRole('option', { name: LAST }).click();
    await expect.poll(() => sent).toEqual([LAST]);
    expect(root().activeElement).toBe(input());
  });

  it('leave Enter alone while none is taken, and close then [CRT-09 c]', async () => {
    await open();
    await typeSearch();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => sent).toEqual(['memor']);
    await expect.element(list()).not.toBeInTheDocument();
  });

  it('close by Escape, which clears nothing, and open again by an arrow [CRT-09 c]', async () => {
    await open();
    await typeSearch();
    await userEvent.keyboard('{Escape}');
    await expect.element(list()).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue('memor');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(list()).toBeVisible();
    await expect.poll(active).toBe(FIRST);
    await userEvent.tab();
    await expect.element(list()).not.toBeInTheDocument();
  });

  it.each<[string, Partial<Fault>]>([
    ['refused', { status: 500 }],
    ['cut off', { body: 'truncated' }],
    ['without what was asked', { body: 'missing-field', missingField: 'suggestions' }],
    ['lost on the way', { cut: true }],
    ['not to be read', { body: 'html' }],
  ])(
    'stay away where they are %s, and the field searches as before [CRT-09 c] [REL-01 part]',
    async (_what, fault) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      await open([{ ...SUGGEST, ...fault }]);
      await userEvent.click(field());
      await userEvent.keyboard('memor');
      await expect.poll(() => scene.calls.some((call) => call.includes('suggestions')), patient).toBe(true);
      await scene.settled();
      expect(isOpen()).toBe(false);
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => sent).toEqual(['memor']);
    },
  );
});
