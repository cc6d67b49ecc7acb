import { late } from '../../../core/late.ts';

const sheets = new Map<string, CSSStyleSheet>();

/** Returns the constructed stylesheet of a text. Every root on the page shares it. A CSP without unsafe-inline allows it. */
export const sheetOf = (text: string): CSSStyleSheet => {
  const existing = sheets.get(text);
  if (existing) return existing;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
};

/** Adds the sheets that the root does not have yet. */
export const adoptSheets = (root: Document | ShadowRoot, texts: readonly string[]): void => {
  const wanted = texts.map(sheetOf).filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (wanted.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...wanted];
};

/** Applies styles to an element: at once in shadow DOM. In light DOM, as soon as the code that protects them has loaded. */
export const adoptStyles = (host: HTMLElement, texts: readonly string[]): void | Promise<void> =>
  host.shadowRoot
    ? adoptSheets(host.shadowRoot, texts)
    : late(() => import('./light-sheet.ts')).then(({ adoptLightSheet }) =>
        adoptLightSheet(host.localName, texts),
      );
