import { afterAll, beforeAll, expect } from 'vitest';
import { HARMLESS, HOSTILE_FRAGMENTS } from '../../demo-host/backend/fragment/seed/hostile-fragments.ts';
import { sanitizeFragment } from '../../src/api/content/sanitize-fragment.ts';
import { everyRow } from '../support/every-row.ts';
import { fragmentHarm } from '../support/fragment-harm.ts';

/** The demo host's `/regional/hostile`, written out, so that a missing one is noticed. */
const HOSTILE_MARKUP = [
  'script',
  'handlers',
  'broken-tags',
  'null-bytes',
  'mxss-noscript',
  'mxss-style-in-svg',
  'mxss-math',
  'mxss-form',
  'mxss-svg-title',
  'mxss-foreign',
  'mxss-comment',
  'mxss-textarea',
  'mxss-table',
  'mxss-xmp',
  'deep-nesting',
  'clobbering',
  'script-links',
  'data-links',
  'links-elsewhere',
  'pictures-elsewhere',
  'meta-refresh',
  'base-and-link',
  'styles',
  'frames',
  'forms',
  'templates',
  'svg-and-math',
  'custom-elements',
  'other-slots',
  'gadgets',
  'half-a-page',
];

const hits: unknown[] = [];
const page = globalThis as { pwned?: () => void };
beforeAll(() => {
  page.pwned = () => hits.push(1);
});
afterAll(() => {
  delete page.pwned;
});

const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
/** The address of a request that went elsewhere, or for what only hostile markup names. */
const ELSEWHERE = /evil\.example|pwned/;

everyRow(HOSTILE_MARKUP)(
  'the hostile fragment %s runs nothing, loads nothing and passes for nothing; its words stay [SEC-03]',
  async (name) => {
    const nodes = sanitizeFragment(HOSTILE_FRAGMENTS[name]?.body ?? '', {
      storeUrl: '',
      mayShow: () => false,
    });
    const place = document.createElement('div');
    if (nodes) place.append(document.importNode(nodes, true));
    document.body.append(place);
    expect(place.textContent).toContain(HARMLESS);
    expect(fragmentHarm(place)).toEqual([]);
    await drawn();
    expect(hits).toEqual([]);
    const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
    expect(loaded.filter((address) => ELSEWHERE.test(address))).toEqual([]);
    place.remove();
  },
);
