import { cartLink, storeLink } from '../commerce/store-link.ts';

const MARK = '#training=';

/**
 * The cart with a training's dialog open, by its product code, or the page of the quote that the cart was made from; undefined where no
 * page is known to show them. Source: TRN-05 a, QTE-04 c.
 */
export const trainingLink = (code: string, quoteCode?: string): string | undefined => {
  const cart = cartLink();
  if (cart === undefined) return undefined;
  return quoteCode === undefined
    ? `${cart}${MARK}${encodeURIComponent(code)}`
    : storeLink('quoteDetails', { id: quoteCode, orderTrainingsError: 'true' });
};

/** The product code whose dialog the page's address asks for. */
export const askedTraining = (): string | undefined => {
  const { hash } = location;
  if (!hash.startsWith(MARK)) return undefined;
  try {
    return decodeURIComponent(hash.slice(MARK.length));
  } catch {
    return undefined;
  }
};

/** Told when the address changes on the page itself. */
export const followAsked = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** Takes the wish out of the address: loading the page again is no second press. */
export const forgetAsked = (): void =>
  history.replaceState(history.state, '', location.pathname + location.search);
