import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AuthorProblem } from './author-problem.ts';
import { configure, forgetConfiguration, readPageConfig } from './read-page-config.ts';
import { settingWords } from './setting-words.ts';

const words = (problems: readonly AuthorProblem[]) =>
  problems.map(({ fault }) => fault[0] !== 'attribute' && settingWords(fault));

const NOTE = Symbol.for('assess-widgets.loader');
const page = globalThis as { [NOTE]?: unknown };

const documentWith = (text?: string): Document =>
  ({ querySelector: () => (text === undefined ? null : { textContent: text }) }) as unknown as Document;

beforeEach(() => forgetConfiguration());
afterEach(() => {
  delete page[NOTE];
  vi.restoreAllMocks();
});

it('says where to put the configuration when there is none [EMB-08 part]', () => {
  const { config, problems } = readPageConfig(documentWith());
  expect(config).toBeUndefined();
  for (const way of [
    'put data-commerce-base on the loader’s script tag',
    'data-assess-config',
    'configure()',
  ])
    expect(words(problems)).toEqual([expect.stringContaining(way)]);
});

it.each(['', '{', 'commerceBase=/x'])(
  'says that a config script of %j is not JSON, and uses nothing else',
  (text) => {
    configure({ commerceBase: '/code' });
    const { config, problems } = readPageConfig(documentWith(text));
    expect(config).toBeUndefined();
    expect(words(problems)).toEqual([
      expect.stringMatching(/^in <script data-assess-config> is not valid JSON: .*JSON.*\.$/),
    ]);
  },
);

it('takes the script before the loader’s attributes, and these before configure()', () => {
  page[NOTE] = { data: { commerceBase: '/loader' }, ensure: () => undefined };
  configure({ commerceBase: '/code' });
  expect(readPageConfig(documentWith('{"commerceBase":"/script"}')).config?.commerceBase).toBe('/script');
  expect(readPageConfig(documentWith()).config?.commerceBase).toBe('/loader');
  page[NOTE] = { data: {}, ensure: () => undefined };
  expect(readPageConfig(documentWith()).config?.commerceBase).toBe('/code');
});

it('keeps the first of two calls of configure(), and says so', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  configure({ commerceBase: '/first' });
  configure({ commerceBase: '/second' });
  expect(readPageConfig(documentWith()).config?.commerceBase).toBe('/first');
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('the first call counts'));
});
