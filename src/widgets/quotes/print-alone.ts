const MARK = 'data-assess-printed';

/** The print styles that hide everything except the element and its ancestors. */
const SHEET = `@media print {
  body :not(:has([${MARK}]), [${MARK}]) { display: none !important; }
  [${MARK}] { margin: 0 !important; }
}`;

/** Prints one element of the page with the browser's own dialog, and restores the page afterwards. */
export const printAlone = (element: HTMLElement): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHEET);
  element.setAttribute(MARK, '');
  document.adoptedStyleSheets.push(sheet);
  const end = (): void => {
    element.removeAttribute(MARK);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
  addEventListener('afterprint', end, { once: true });
  print();
};
