/** Rules whose elements move or fade: what their keyframes change must stay free, for animations lose to `!important`. */
const ANIMATED = '.sk-bar, .spin, .dialog';
const KEYFRAMED = /^(?:opacity|rotate|translate|scale|transform|animation.*)$/;
/** Keyframes are the document's in light DOM, so they get names that no page has. */
const PREFIX = 'assess-';

/**
 * A widget's CSS for light DOM, where a page's rules reach it (EMB-02): in a layer of our own, held to the tag, and every
 * declaration `!important`, for a layer's beats whatever a page marks so outside of layers. First everything is put back
 * to the browser's own style. A page's own layer wins only if it is declared before ours: `reserve.css`, first in the
 * head, declares ours first. Out of reach is what a page writes inline with `!important`.
 *
 * `withReset` is false for what a part adds later. What it does not know: declarations whose value holds `;` or braces outside of brackets and quotes.
 */
export const protectCss = (tag: string, texts: readonly string[], withReset = true): string => {
  const { rules, keyframes } = takeKeyframes(texts.join('\n').replace(/\/\*[\s\S]*?\*\//g, ''));
  const names = [...keyframes.matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name]) => name);
  const own = rules.replace(/:host\(([^)]*)\)/g, ':scope$1').replaceAll(':host', ':scope');
  const inherited = [...new Set(own.match(/--(?:_[\w-]+|assess-em)(?=\s*:)/g))];
  const privates = `:where(*:not(:scope, .assess-root)){${inherited.map((name) => `${name}:inherit !important`).join(';')}}\n`;
  return (
    `@layer assess{@scope(${tag}){${withReset ? RESET : ''}${privates}${eachDeclaration(
      own,
      (name, value, block) => protect(name, renameAnimation(name, value, names), block),
    )}}}` + keyframes.replace(/(@keyframes\s+)/g, `$1${PREFIX}`)
  );
};

/** Put back by name where `all` would take too much: from moving parts their motion, from drawings their attributes. */
const revert = (names: string): string =>
  names
    .split(' ')
    .map((name) => `${name}:revert !important`)
    .join(';');

const BOX =
  'display position inset float margin padding border background color box-shadow overflow visibility font filter ' +
  'inline-size block-size min-inline-size min-block-size max-inline-size max-block-size transition';

/** What a payment provider draws into a place of ours is its own. `all` leaves direction and custom properties alone; ours come from the root, whatever a page sets further in. */
const RESET = `
:where(*:not(:scope)) { direction: inherit !important; unicode-bidi: revert !important }
:where([dir='ltr']) { direction: ltr !important }
:where([dir='rtl']) { direction: rtl !important }
:where(*:not(:scope, svg *, [data-assess-foreign] *, ${ANIMATED})), ::before, ::after { all: revert !important }
::first-letter, ::first-line, ::marker, ::placeholder { all: revert !important }
:where(${ANIMATED}) { ${revert(BOX)} }
:where(svg *) { ${revert('display visibility opacity transform filter transition animation color')} }
:where(.icon path) { fill: none !important; stroke: currentcolor !important; stroke-width: 1.6 !important }
`;

const protect = (name: string, value: string, block: string): string => {
  const isFree = KEYFRAMED.test(name) && /(?:^|[;{\s])animation\s*:/.test(block);
  return `${name}:${value}${isFree || /!\s*important/.test(value) ? '' : ' !important'}`;
};

const renameAnimation = (name: string, value: string, keyframes: readonly (string | undefined)[]): string =>
  /^animation(?:-name)?$/.test(name)
    ? value.replace(/[\w-]+/g, (word) => (keyframes.includes(word) ? PREFIX + word : word))
    : value;

const takeKeyframes = (css: string): { rules: string; keyframes: string } => {
  let keyframes = '';
  const rules = css.replace(/@keyframes\s+[\w-]+\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, (found) => {
    keyframes += found;
    return '';
  });
  return { rules, keyframes };
};

type Change = (name: string, value: string, block: string) => string;

/** Rewrites each `name: value`; selectors and conditions end in a brace and stay. */
const eachDeclaration = (css: string, change: Change): string =>
  css.replace(/\{([^{}]*)(?=[{}])/g, (_all, block: string) => `{${changeBlock(block, change)}`);

const changeBlock = (block: string, change: Change): string => {
  const pieces = block.split(';');
  const isOpen = pieces.length - 1;
  return pieces
    .map((piece, index) => {
      const [, name, value] = /^\s*(--[\w-]+|-?[a-z][\w-]*)\s*:\s*([\s\S]+?)\s*$/.exec(piece) ?? [];
      // Behind the last `;` may stand the selector of a nested rule.
      const isNested = index === isOpen && /^\s*[&.#[:*@>~+]/.test(piece);
      return name === undefined || value === undefined || isNested ? piece : change(name, value, block);
    })
    .join(';');
};
