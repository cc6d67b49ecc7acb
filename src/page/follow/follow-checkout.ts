import { checkoutGuard } from '../../api/checkout/checkout-guard.rules.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import type { SessionPort } from '../../auth/index.ts';
import { readCheckoutSession } from '../../auth/customer/store-reads.ts';
import { mayLeave } from '../../core/locale-switch/shop-page.ts';
import { resolveSettings } from '../../core/config/settings.ts';
import { late } from '../../core/late.ts';
import { matchRoute } from '../../core/locale/match-route.ts';
import { needsLocaleSegment } from '../../core/locale/routes.ts';
import { runtime } from '../../core/runtime.ts';

/**
 * Sends visitors who are not signed in from the checkout to the login page, once, which comes back here. Not if the page
 * must not be left or nobody can sign in. Source: CHK-19, API-04.
 */
export const followCheckout = async (session: SessionPort): Promise<void> => {
  const { registry, config, storage, row } = runtime();
  const path = location.pathname + location.search;
  const settings = resolveSettings(config.settings, path);
  const byCookie = !settings.identityProvider;
  const hasSignIn = settings.session && settings.loggedInUser && (byCookie ? config.store : config.identity);
  // If the host does not take our orders, a page with that name is not our checkout.
  if (!isCheckout(path) || !config.commerceExtensions || !hasSignIn || !mayLeave()) return;
  const now = () => registry.getSnapshot().session.status;
  const status = now();
  const held = byCookie || status === 'signed-in' ? await storeHolds() : undefined;
  // The visitor has changed, which is handled elsewhere.
  if (now() !== status) return;
  const trace = storage.read('signedIn') !== undefined;
  const guard = checkoutGuard({ status, byCookie, trace, held });
  if (guard === 'end') await session.signOut('timeout');
  if (guard !== 'leave') return;
  const { signOutTarget } = await late(() => import('../../auth/sign-out/sign-out-target.rules.ts'));
  const target = signOutTarget(path, row, needsLocaleSegment(row, location.hostname));
  if (target !== undefined && now() === status) location.replace(target);
};

const isCheckout = (path: string): boolean => {
  const name = matchRoute(path)?.name;
  return name === 'checkout' || name === 'experienceCheckout';
};

const storeHolds = async (): Promise<boolean | undefined> => {
  if (runtime().config.store === undefined) return undefined;
  try {
    return await retryRead(readCheckoutSession);
  } catch (error) {
    console.info('Assess widgets: the store could not say whether one can check out.', error);
    return undefined;
  }
};
