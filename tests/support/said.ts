/** Returns the text of the page's live regions. An announcement that came late for an earlier test may have left its own. */
export const said = (): string =>
  [...document.querySelectorAll('polite-live-region')]
    .map(({ shadowRoot }) => shadowRoot?.textContent ?? '')
    .join(' ');
