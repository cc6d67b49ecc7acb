import { matchRoute } from '../../core/locale/match-route.ts';

/** The kinds of error that the page distinguishes. Codes that mean the same to a shopper are of one family. */
export type ErrorFamily =
  | 'request'
  | 'signIn'
  | 'forbidden'
  | 'notFound'
  | 'savedCart' // what can't be found is a saved cart
  | 'conflict'
  | 'busy'
  | 'failed'
  | 'unavailable';

const FAMILIES: Readonly<Record<number, ErrorFamily>> = {
  401: 'signIn',
  403: 'forbidden',
  404: 'notFound',
  408: 'unavailable',
  409: 'conflict',
  410: 'notFound',
  412: 'conflict',
  429: 'busy',
  451: 'forbidden',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** Returns the family of a code from 400 to 511. `from` is the page that failed, if it is known. Source: SHL-08, CRT-07 c. */
export const familyOf = (code: number, from?: string): ErrorFamily => {
  const family = FAMILIES[code] ?? (code < 500 ? 'request' : 'failed');
  return family === 'notFound' && from !== undefined && isSavedCart(from) ? 'savedCart' : family;
};

const isSavedCart = (from: string): boolean =>
  matchRoute(new URL(from).pathname)?.name === 'savedCartDetails';

/** Returns whether another try may succeed. */
export const mayPass = (family: ErrorFamily): boolean =>
  family === 'conflict' || family === 'busy' || family === 'failed' || family === 'unavailable';
