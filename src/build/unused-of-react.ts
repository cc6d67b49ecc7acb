/** A part of React's browser file, and its replacement. */
type Cut = { readonly what: string; readonly part: RegExp; readonly instead: string };

const ADVICE: Cut = {
  what: 'what an error says behind its number and address',
  part: / \+\s+url \+\s+" for the full message or use [^"]*"/,
  instead: ' + url',
};

const CUTS: readonly Cut[] = [
  ADVICE,
  {
    what: 'the advice for a form that a script submits by itself',
    part: /(unexpectedly submitted\.) If you called [^"]*?(?='\)")/g,
    instead: '$1',
  },
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

/** Matches widget code that would need one of the removed parts. */
const USES = /\bcomponentStack\b|<Fragment\b[^>]*\sref=|\bViewTransition\b/;

/**
 * Removes the parts of React's browser file that no widget uses and no bundler can detect: 4 kB of every page. Throws if
 * the file has one of the parts in another form.
 */
export const withoutUnused = (code: string): string => withoutAll(CUTS, code);

/** Removes from another file of React what its errors say behind their number and address. Throws as `withoutUnused`. */
export const withShortErrors = (code: string): string => withoutAll([ADVICE], code);

const withoutAll = (cuts: readonly Cut[], code: string): string =>
  cuts.reduce((left, { what, part, instead }) => {
    const cut = left.replace(part, instead);
    if (cut === left)
      throw new Error(`React has ${what} in another form than src/build/unused-of-react.ts knows.`);
    return cut;
  }, code);

/** Returns a message if a source uses one of the removed parts. Undefined if it does not. */
export const usedOfCut = (code: string): string | undefined => {
  const [used] = USES.exec(code) ?? [];
  return used && `"${used}" needs a part of React that src/build/unused-of-react.ts leaves out of the build.`;
};
