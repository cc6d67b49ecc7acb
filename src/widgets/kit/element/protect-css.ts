/** The animated elements. What their keyframes change must not be `!important`: animations lose to it. */
const ANIMATED = '.sk-bar, .spin, .dialog';
const KEYFRAMED = /^(?:opacity|rotate|translate|scale|transform|animation.*)$/;
/** The prefix of keyframe names, which in light DOM belong to the whole document. */
const PREFIX = 'assess-';

/**
 * Rewrites a widget's CSS for light DOM, where a page's rules reach it (EMB-02). The rules go into a cascade layer of
 * our own and are scoped to the tag. Every declaration becomes `!important`: in a layer, that beats any `!important`
 * that a page sets outside of layers. A reset to the browser's own style comes first. A page's own layer wins only if
 * it is declared before ours; `reserve.css`, first in the head, declares ours first. Inline styles that a page marks
 * `!important` can't be overridden.
 *
 * Pass `withReset` false for the styles that a part adds later. Limitation: a declaration whose value holds `;` or
 * braces outside of brackets and quotes is not understood.
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

/** Reverts properties by name where `all: revert` would remove too much: motion, and the attributes of drawings. */
const revert = (names: string): string =>
  names
    .split(' ')
    .map((name) => `${name}:revert !important`)
    .join(';');

const BOX =
  'display position inset float margin padding border background color box-shadow overflow visibility font filter ' +
  'inline-size block-size min-inline-size min-block-size max-inline-size max-block-size transition';

/** The reset, but for a payment provider's elements. `all` does not cover direction and custom properties. */
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

/** Rewrites each `name: value` declaration. Selectors and conditions, which end in a brace, stay as they are. */
const eachDeclaration = (css: string, change: Change): string =>
  css.replace(/\{([^{}]*)(?=[{}])/g, (_all, block: string) => `{${changeBlock(block, change)}`);

const changeBlock = (block: string, change: Change): string => {
  const pieces = block.split(';');
  const isOpen = pieces.length - 1;
  return pieces
    .map((piece, index) => {
      const [, name, value] = /^\s*(--[\w-]+|-?[a-z][\w-]*)\s*:\s*([\s\S]+?)\s*$/.exec(piece) ?? [];
      // After the last `;` the selector of a nested rule may follow.
      const isNested = index === isOpen && /^\s*[&.#[:*@>~+]/.test(piece);
      return name === undefined || value === undefined || isNested ? piece : change(name, value, block);
    })
    .join(';');
};
