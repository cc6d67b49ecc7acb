/** Returns the text of the page's live region. */
export const said = (): string => document.querySelector('polite-live-region')?.shadowRoot?.textContent ?? '';
