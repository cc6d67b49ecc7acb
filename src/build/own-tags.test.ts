import { describe, expect } from 'vitest';
import { everyRow } from '../../tests/support/every-row.ts';
import { withOwnTags } from './own-tags.ts';

const NAMES = ['cart', 'mini-cart', 'session', 'sign-in'];
const own = (text: string): string => withOwnTags(text, 'assess2', NAMES);

describe('a build with tags of its own', () => {
  everyRow([
    ['customElements.get("assess-mini-cart")', 'customElements.get("assess2-mini-cart")'],
    ['assess-cart:not(:defined)::before', 'assess2-cart:not(:defined)::before'],
    ['<assess-cart>By phone</assess-cart>', '<assess2-cart>By phone</assess2-cart>'],
    ['"assess-mini-cart,assess-cart"', '"assess2-mini-cart,assess2-cart"'],
    ['e.startsWith("assess-")', 'e.startsWith("assess2-")'],
    ['near(e=>`<assess-${e}>`)', 'near(e=>`<assess2-${e}>`)'],
    ['/^assess(-[a-z]+)+$/', '/^assess2(-[a-z]+)+$/'],
    ['Symbol.for("assess-widgets.loader")', 'Symbol.for("assess2-widgets.loader")'],
    ['"assess-cart-add"', '"assess2-cart-add"'],
    ['querySelector(":is(assess-session)")', 'querySelector(":is(assess-session,assess2-session)")'],
  ])('has %s as %s [LEAD-11 part]', (before, after) => expect(own(before)).toBe(after));

  everyRow([
    'Symbol.for("assess-widgets")',
    'Symbol.for("assess-widgets.early")',
    '"assess-cart-added"',
    '"assess-sign-in-ended"',
    '--assess-cart-lines',
    '--assess-cart: 2rem',
    'data-assess-session',
    'data-assess-author',
    'hash.startsWith("#assess-")',
    'addEventListener(`assess-${e}`)',
    'class="assess-root"',
    'assess-cartoon',
  ])('leaves %s as it is, for all versions share it [LEAD-11 part]', (text) => expect(own(text)).toBe(text));

  everyRow(['', 'assess', 'Assess', '2', 'a-b', '$&'])('can not begin with %j [LEAD-11 part]', (wrong) =>
    expect(() => withOwnTags('', wrong, NAMES)).toThrow(/beginning of own tags/),
  );
});
