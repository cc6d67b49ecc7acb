import { protectCss } from './protect-css.ts';
import { adoptSheets } from './sheets.ts';

const made = new WeakMap<readonly string[], string>();

/** Styles a light-DOM widget, once for all elements of its tag: see `protectCss`. `texts` is the same array each time. */
export const adoptLightSheet = (tag: string, texts: readonly string[]): void => {
  const css = made.get(texts) ?? protectCss(tag, texts);
  made.set(texts, css);
  adoptSheets(document, [css]);
};
