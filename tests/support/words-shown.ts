/**
 * The words that a widget shows: texts, names by `aria-label`, what stands in its fields. Uses nothing from outside of itself,
 * since it also runs in a page that a test drives from without.
 */
export const wordsShown = (widget: Element): string =>
  [...(widget.shadowRoot ?? widget).querySelectorAll<HTMLElement>('*')]
    .filter((node) => node.localName !== 'style' && node.checkVisibility())
    .flatMap((node) => [
      ...[...node.childNodes].filter((child) => child instanceof Text).map(({ data }) => data),
      node.getAttribute('aria-label') ?? '',
      node instanceof HTMLInputElement ? node.value : '',
    ])
    .join(' ')
    .trim();

/** What only a program says: a value that is not there, an object, a placeholder. */
export const PROGRAM_WORDS = /undefined|NaN|\[object|\{\w+\}/;
