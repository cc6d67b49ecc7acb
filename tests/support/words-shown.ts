/**
 * Returns the words that a widget shows: its texts, `aria-label` names and field values. The function uses nothing from
 * outside itself, because it also runs in a page that a test controls from outside.
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

/** Matches text that only a program would show: a missing value, an object, a placeholder. */
export const PROGRAM_WORDS = /undefined|NaN|\[object|\{\w+\}/;
