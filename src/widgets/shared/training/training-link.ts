import { cartLink } from '../commerce/store-link.ts';

const MARK = '#training=';

/** The cart with a training's dialog open, by its product code; undefined where no page is known to show the cart. Source: TRN-05 a. */
export const trainingLink = (code: string): string | undefined => {
  const cart = cartLink();
  return cart === undefined ? undefined : `${cart}${MARK}${encodeURIComponent(code)}`;
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
