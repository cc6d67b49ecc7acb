import { realmPath } from '../../auth/realm-path.ts';
import { runtime } from '../../core/runtime.ts';
import { storeLink } from '../../api/links/store-link.ts';
import { safeRedirect } from '../../core/redirect.ts';

/** Returns the address that a sign-in on this page leads to. `given` is the attribute `return-to`; `returnTo` in the address wins. */
export const pageReturn = (given: string | undefined): ReturnAddress => {
  const { config } = runtime();
  const { base = '', realm = 'root' } = config.identity ?? {};
  const authorize = new URL(`${base}/oauth2/${realmPath(realm)}/authorize`, location.href).href;
  return returnAddress({
    here: location.href,
    given,
    storeHosts: config.storeHosts,
    authorize,
    overview: storeLink('myAccount', {}),
  });
};

type Places = {
  /** The value of `location.href`. */
  here: string;
  /** The path that the attribute gives. */
  given: string | undefined;
  storeHosts: readonly string[];
  /** The absolute address at which the page's own identity service issues codes. */
  authorize: string;
  /** The address that is used if nothing else is asked for. */
  overview: string;
};

/** The address that a sign-in leads to. `byService`: back to the identity service, whose page this is. */
export type ReturnAddress = { href: string; byService: boolean };

const isLogin = (href: string, here: string): boolean => {
  const [to, page] = [new URL(href), new URL(here)];
  return to.origin === page.origin && to.pathname.replace(/\/$/, '') === page.pathname.replace(/\/$/, '');
};

/** Returns the address for after a sign-in. One that leads out of the store, or back here, is ignored (SEC-02). */
export const returnAddress = ({ here, given, storeHosts, authorize, overview }: Places): ReturnAddress => {
  const asked = new URL(here).searchParams.get('returnTo') ?? undefined;
  const [first] = [asked, given].flatMap((target) => {
    const href = safeRedirect(target, { here, storeHosts });
    return href === undefined || isLogin(href, here) ? [] : [href];
  });
  const href = first ?? new URL(overview, here).href;
  const { origin, pathname } = new URL(href);
  return { href, byService: origin + pathname === authorize };
};
