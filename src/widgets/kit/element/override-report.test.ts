import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import { overrideReport, tagsOn } from './override-report.ts';

const PLACES = [
  { tags: ['list', 'page'], lengths: { 'list.title': [4, 30, 4, 4], 'list.more': [40, 40, 40, 40] } },
  {
    tags: ['rows'],
    lengths: Object.fromEntries(Array.from('abcdefg', (key) => [`rows.${key}`, [9, 9, 9, 9]])),
  },
  { tags: [], lengths: { 'shared.close': [5, 6, 7, 6] } },
];

describe('the report of an author’s texts', () => {
  everyRow([
    [
      'a text of a widget that is elsewhere',
      { 'list.title': 'x' },
      ['assess-other'],
      ['"list.title": <assess-list>, <assess-page>.'],
    ],
    [
      'many of them',
      Object.fromEntries(['title', 'more'].map((key) => [`list.${key}`, 'x'])),
      [],
      ['shows "list.title", "list.more": <assess-list>'],
    ],
    [
      'more than five',
      Object.fromEntries(Array.from('abcdefg', (key) => [`rows.${key}`, 'x'])),
      [],
      ['"rows.d", "rows.e" and 2 more: <assess-rows>'],
    ],
    [
      'a text that is too long',
      { 'list.title': 'x'.repeat(25) },
      ['assess-list'],
      ['has 25 characters, ours 4. See whether it fits where it shows: <assess-list>'],
    ],
    [
      'a text that is too long anywhere',
      { 'shared.close': 'x'.repeat(26) },
      [],
      ['ours 5. See whether it fits where it shows: several widgets.'],
    ],
    [
      'a text as long as fits',
      { 'list.title': 'x'.repeat(24), 'list.more': 'x'.repeat(80) },
      ['assess-page'],
      [],
    ],
    ['a key of the page’s own', { 'data.own': 'x'.repeat(999) }, [], []],
    ['no text', {}, [], []],
  ])('says of %s (%j, on a page with %j) %j [LEAD-08 b]', (_title, messages, tags, said) => {
    const told = overrideReport({ messages, language: 'en', tags: new Set(tags) }, PLACES);
    expect(told).toEqual(said.map((words) => expect.stringContaining(words)));
  });

  it('knows the tags inside open shadow roots too [LEAD-08 b]', () => {
    const holding = (...elements: object[]) =>
      ({ querySelectorAll: () => elements }) as unknown as ShadowRoot;
    const inner = { localName: 'assess-cart', shadowRoot: holding({ localName: 'p', shadowRoot: null }) };
    const found = tagsOn(holding({ localName: 'x-shell', shadowRoot: holding(inner) }));
    expect(found).toEqual(new Set(['assess-cart']));
  });

  everyRow([
    ['fr', 0],
    ['nl', 1],
  ] as const)('compares with the text of the page’s language: %s tells %d [LEAD-08 b]', (language, told) => {
    const messages = { 'list.title': 'x'.repeat(40) };
    expect(overrideReport({ messages, language, tags: new Set(['assess-list']) }, PLACES)).toHaveLength(told);
  });
});
