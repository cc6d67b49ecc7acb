import { protectCss } from './protect-css.ts';
import { adoptSheets } from './sheets.ts';

const made = new WeakMap<readonly string[], string>();
/** The tags that have their reset. A second one in a part's later sheet would undo the first sheet's rules. */
const reset = new Set<string>();

/** Styles a light-DOM widget, once for its tag (`protectCss`). Pass the same array each time; a late part has its own. */
export const adoptLightSheet = (tag: string, texts: readonly string[]): void => {
  const css = made.get(texts) ?? protectCss(tag, texts, !reset.has(tag));
  made.set(texts, css);
  reset.add(tag);
  adoptSheets(document, [css]);
};
