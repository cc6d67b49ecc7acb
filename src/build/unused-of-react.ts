/** A part of React's file for the browser, and what stands in its place. */
type Cut = { readonly what: string; readonly part: RegExp; readonly instead: string };

const CUTS: readonly Cut[] = [
  {
    what: 'the stack of components of an error, for which React calls each of them once more',
    part: /^function getStackByFiberInDevAndProd\(\w+\) \{[\s\S]*?^\}$/m,
    instead: 'function getStackByFiberInDevAndProd() { return ""; }',
  },
  {
    what: 'what the ref of a fragment can do',
    part: /^FragmentInstance\.prototype\.\w+ = function[\s\S]*?^\};$/gm,
    instead: '',
  },
  {
    what: 'view transitions',
    part: /\bshouldStartViewTransition\s+\?/,
    instead: 'false ?',
  },
];

/** What a widget would write to use one of them. */
const USES = /\bcomponentStack\b|<Fragment\b[^>]*\sref=|\bViewTransition\b/;

/**
 * React's file for the browser without what no widget uses and no bundler can find: 4 kB of every page.
 * Throws when the file has one of the parts in another form.
 */
export const withoutUnused = (code: string): string =>
  CUTS.reduce((left, { what, part, instead }) => {
    const cut = left.replace(part, instead);
    if (cut === left)
      throw new Error(`React has ${what} in another form than src/build/unused-of-react.ts knows.`);
    return cut;
  }, code);

/** What a source uses of the parts that are cut, in words; undefined where nothing. */
export const usedOfCut = (code: string): string | undefined => {
  const [used] = USES.exec(code) ?? [];
  return used && `"${used}" needs a part of React that src/build/unused-of-react.ts leaves out of the build.`;
};
