import { cartLink, storeLink } from '../../../api/links/store-link.ts';
import { tolerant } from '../../../core/tolerant.ts';

const MARK = '#training=';

/** Returns the link to a training (product code) in the cart or its quote, if a page is known. Source: TRN-05 a, QTE-04 c. */
export const trainingLink = (code: string, quoteCode?: string): string | undefined => {
  const cart = cartLink();
  if (cart === undefined) return undefined;
  return quoteCode === undefined
    ? `${cart}${MARK}${encodeURIComponent(code)}`
    : storeLink('quoteDetails', { id: quoteCode, orderTrainingsError: 'true' });
};

/** Returns the product code whose dialog the page's address asks for. Undefined if it asks for none. */
export const askedTraining = (): string | undefined => {
  const { hash } = location;
  return hash.startsWith(MARK) ? tolerant(() => decodeURIComponent(hash.slice(MARK.length))) : undefined;
};

/** Calls the listener when the address changes on the page itself. Returns a function that stops it. */
export const followAsked = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** Removes the request from the address, so that a reload does not open the dialog again. */
export const forgetAsked = (): void =>
  history.replaceState(history.state, '', location.pathname + location.search);
