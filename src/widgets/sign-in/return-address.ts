import { safeRedirect } from '../../core/redirect.ts';

type Places = {
  /** `location.href` */
  here: string;
  /** The author's path. */
  given: string | undefined;
  storeHosts: readonly string[];
  /** Where the page's own identity service hands out codes, absolute. */
  authorize: string;
  /** Where to without any other wish. */
  overview: string;
};

/** Where a sign-in leads; `byService`: back to the identity service, whose page this is, and which takes it from there. */
export type ReturnAddress = { href: string; byService: boolean };

const isLogin = (href: string, here: string): boolean => {
  const [to, page] = [new URL(href), new URL(here)];
  return to.origin === page.origin && to.pathname.replace(/\/$/, '') === page.pathname.replace(/\/$/, '');
};

/**
 * Where to after a sign-in: the address's `returnTo`, the author's path, the account. Each is as hostile as the address
 * bar, and one that leads out of the shop, or back to this page, is passed over (SEC-02).
 */
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
