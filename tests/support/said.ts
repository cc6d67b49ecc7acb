/** What the page's live region says. */
export const said = (): string => document.querySelector('polite-live-region')?.shadowRoot?.textContent ?? '';
