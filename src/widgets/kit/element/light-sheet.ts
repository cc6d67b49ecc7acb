import { protectCss } from './protect-css.ts';
import { adoptSheets } from './sheets.ts';

const made = new WeakMap<readonly string[], string>();
/** Tags that have their reset: a later sheet of a part would put back what the first one said without a class. */
const reset = new Set<string>();

/** Styles a light-DOM widget, once for all elements of its tag: see `protectCss`. `texts` is the same array each time; a part that
 * comes later brings those of its own. */
export const adoptLightSheet = (tag: string, texts: readonly string[]): void => {
  const css = made.get(texts) ?? protectCss(tag, texts, !reset.has(tag));
  made.set(texts, css);
  reset.add(tag);
  adoptSheets(document, [css]);
};
