import { matchRoute } from '../../core/locale/match-route.ts';
import { errorCodeOf } from '../../core/locale/routes.ts';
import { safeRedirect } from '../../core/redirect.ts';

export type KnownFailure = {
  /** The status, from 400 to 511. */
  code: number;
  request: string | undefined;
  /** The absolute address of the page that failed, if it is a page of this site; otherwise undefined. */
  from: string | undefined;
};

export type FailureSources = {
  /** The error page's own address. */
  here: string;
  code?: number | undefined;
  request?: string | undefined;
};

/**
 * Returns what is known of the failure. Attributes take precedence over the address, which anyone may have written. So
 * an id from the address must have the shape of an id, and the page that failed must be a store page of this origin. If
 * a server shows the error page at the address that failed, that address is the page that failed. Source: SHL-08.
 */
export const knownFailure = ({ here, code, request }: FailureSources): KnownFailure => {
  const url = new URL(here);
  const route = matchRoute(`${url.pathname}${url.search}`);
  const given = route?.name === 'error' ? route.values : undefined;
  return {
    code: errorCodeOf(code ?? given?.errorCode),
    request: idIn(request) ?? idInAddress(given?.request),
    from: given ? pageIn(given.from, here) : here,
  };
};

const idIn = (text: string | undefined): string | undefined =>
  text !== undefined && /^[\w-]{1,64}$/.test(text) ? text : undefined;

/** Returns the id in the address. Text with words, three letters after f in a row, is rejected: the page would seem to say it. */
const idInAddress = (text: string | undefined): string | undefined =>
  text !== undefined && /[g-z_]{3}/i.test(text) ? undefined : idIn(text);

const pageIn = (from: string | undefined, here: string): string | undefined => {
  const target = safeRedirect(from, { here });
  if (target === undefined) return undefined;
  const route = matchRoute(new URL(target).pathname);
  return route === undefined || route.name === 'error' || route.name === 'login' ? undefined : target;
};
