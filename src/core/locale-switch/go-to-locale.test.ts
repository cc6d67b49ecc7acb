import { afterEach, expect, it, vi } from 'vitest';
import { startClientPage } from '../../../tests/support/client-page.ts';
import { runtime, setRuntime } from '../runtime.ts';
import { goToLocale } from './go-to-locale.ts';
import { readKept, type KeptLine } from './kept-lines.ts';

afterEach(() => {
  setRuntime(undefined);
  vi.unstubAllGlobals();
});

it('a second switch keeps the lines of the first beside its own [LEAD-10 part]', () => {
  startClientPage();
  const { href, origin } = new URL('http://shop.localhost/en-us/');
  const led: string[] = [];
  vi.stubGlobal('location', { href, origin, assign: (to: string) => led.push(to) });
  vi.stubGlobal('document', { cookie: '' });
  const line = (code: string): KeptLine => ({ code, quantity: 2, from: 'en-us' });
  goToLocale('en-gb', { reason: 'chosen', lines: [line('LMS4-KIT')] });
  goToLocale('nl-nl', { reason: 'chosen', lines: [line('VLS-MAN')] });
  expect(led).toEqual(['http://shop.localhost/en-gb/', 'http://shop.localhost/nl-nl/']);
  expect(readKept(runtime().storage)).toEqual([line('LMS4-KIT'), line('VLS-MAN')]);
});
