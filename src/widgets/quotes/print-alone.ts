const MARK = 'data-assess-printed';

/** On paper: nothing but the element and what holds it. */
const SHEET = `@media print {
  body :not(:has([${MARK}]), [${MARK}]) { display: none !important; }
  [${MARK}] { margin: 0 !important; }
}`;

/** Prints one element of the page alone, by the browser's own dialog; the page is as it was afterwards. */
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
