/**
 * Limits a style sheet of shadow roots to the roots of these tags. The sheets of several widgets can then be one file, and
 * a page that preloads it in its head is not styled by it. The relative weight of the rules stays the same. Keyframes are
 * left out, because in a head they would apply to the page. The CSS must be minified by the bundler and have no nesting.
 */
export const holdToHosts = (css: string, tags: readonly string[]): string => {
  const only = tags.length === 1 ? (tags[0] ?? '') : `:is(${tags.join(',')})`;
  return css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/@keyframes\s+[\w-]+\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
    .replace(/([^{};]+)\{/g, (all, prelude: string) =>
      prelude.trim().startsWith('@')
        ? all
        : `${splitSelectors(prelude)
            .map((selector) => held(selector.trim(), only))
            .join(',')}{`,
    );
};

const held = (selector: string, only: string): string =>
  /^:host\b/.test(selector)
    ? selector.replace(/^:host(?:\(([^)]*)\))?/, (_all, more = '') => `:host(${only}${more})`)
    : `:host(${only}) ${selector}`;

/** Splits a list of selectors at the commas that are outside brackets. */
const splitSelectors = (prelude: string): string[] => {
  const parts = [''];
  let depth = 0;
  for (const sign of prelude) {
    if ('(['.includes(sign)) depth += 1;
    if (')]'.includes(sign)) depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
};
