/**
 * A style sheet of shadow roots held to the roots of these tags, so that sheets of several widgets can be one file, and a
 * page that links it in its head, for it to be there in time, gets no rule of it. What a rule weighs beside the others
 * stays. Keyframes are left out: in a head they would be the page's. Takes CSS as the bundler minifies it, without nesting.
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

/** At commas outside of brackets. */
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
