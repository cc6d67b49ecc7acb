/** Gives a yardstick's shadow root the style sheets of the widget that it stands for. */
export const adopt = (root: ShadowRoot, texts: readonly string[]): void => {
  root.adoptedStyleSheets = texts.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
};
