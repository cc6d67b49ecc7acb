import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';

const widgets = fileURLToPath(new URL('../../', import.meta.url));
/** The parts of reserve.css are outside the widgets' roots, where roles do not exist. */
const sheets = globSync('**/*.css', { cwd: widgets }).filter(
  (path) => !/(?:^|\/)(?:tokens|reserve)\.css$/.test(path),
);
const publicNames =
  /--assess-(?!em\b|font\b|font-size\b|quick-order-rows\b|cart-lines\b|cart-units\b|cart-counted\b|account-|header-markup\b|banner-room\b)[\w-]+/;

describe.each(sheets)('%s', (path) => {
  const css = readFileSync(`${widgets}/${path}`, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    // The only element that may have the focus without a ring is a heading, because it can't be activated.
    .replace(/\[data-heading\]:focus-visible \{[^}]*\}/g, '');

  everyRow([
    ['no colour of its own', /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab|lch)a?\(/i],
    ['no reference value, only roles', /var\(--_(?:n|accent|danger|warning|success|info)-\d/],
    ['no public name where a role exists', publicNames],
    ['no rem, which a page may have resized', /\d(?:\.\d+)?rem\b/],
    ['no width media query, only container queries', /@media[^{]*\b(?:min-|max-)?width\b/],
    ['no focus ring taken away', /outline:\s*(?:none|0)\b/],
  ])('has %s', (_, forbidden) => {
    expect(css.match(forbidden)?.[0]).toBeUndefined();
  });
});
