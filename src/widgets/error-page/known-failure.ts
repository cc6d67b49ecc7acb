import { matchRoute } from '../../core/locale/match-route.ts';
import { errorCodeOf } from '../../core/locale/routes.ts';
import { safeRedirect } from '../../core/redirect.ts';

export type KnownFailure = {
  /** 400 to 511. */
  code: number;
  request: string | undefined;
  /** The page that failed, absolute, when it is a page of this site; undefined when nobody knows. */
  from: string | undefined;
};

export type FailureSources = {
  /** The page's own address. */
  here: string;
  /** As the page's author gave them. */
  code?: number | undefined;
  request?: string | undefined;
};

/**
 * What is known of the failure that an error page tells of. Its author comes before its address, in which anybody can
 * have written anything: only the shape of an id is taken for one, and only a store page of this origin for the page
 * that failed. An error page that stands at the address that failed, as a server's own, is that page. Source: SHL-08.
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

/** An address can carry words, with hyphens between them, which we would seem to say: three letters after f in a row are one. */
const idInAddress = (text: string | undefined): string | undefined =>
  text !== undefined && /[g-z_]{3}/i.test(text) ? undefined : idIn(text);

const pageIn = (from: string | undefined, here: string): string | undefined => {
  const target = safeRedirect(from, { here });
  if (target === undefined) return undefined;
  const route = matchRoute(new URL(target).pathname);
  return route === undefined || route.name === 'error' || route.name === 'login' ? undefined : target;
};
