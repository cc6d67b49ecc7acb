import type { SessionEnd, SessionPort } from '../auth/index.ts';
import type { FlagService } from '../core/config/page-config.ts';
import { lateOrWithout } from '../core/late.ts';
import { runtime } from '../core/runtime.ts';

/** Leaves the page after a sign-out, or tells the shopper about it (SES-07). */
export const leaveAfterSignOut = (end: SessionEnd): Promise<void> =>
  lateOrWithout(
    'word of the sign-out',
    () => import('../auth/sign-out/leave-after-sign-out.ts'),
    (part) => part.leaveAfterSignOut(end),
  );

/** Loads the texts of the CMS. Until they have come, the catalogue's texts are shown. Many pages have no CMS. */
export const loadContentText = (): Promise<void> =>
  lateOrWithout(
    'texts of the CMS',
    () => import('../api/content/read-content-text.ts'),
    (part) => part.readContentText(),
  );

/** Checks the visitor's locale and country (LOC-07 to LOC-09). */
export const followLocale = (): Promise<void> =>
  lateOrWithout(
    'look after the locale',
    () => import('./follow/follow-locale.ts'),
    (part) => part.followLocale(),
  );

/** The events that `core/analytics/create-recorder.ts` makes records of. */
const RECORDED = 'list-seen cart-seen cart-added cart-removed cart-quantity checkout-step order-placed';

/** Sends events to the page's data layer while the page has consent (ANA-02). They wait for the code; others are dropped. */
export const recordEvents = (): Promise<void> => {
  const page = document.documentElement.dataset;
  const isGiven = (): boolean =>
    (page['assessConsent'] ?? String(runtime().config.analytics?.consent)) === 'true';
  const early: Event[] = [];
  let hear = (event: Event): unknown => early.push(event);
  for (const name of RECORDED.split(' '))
    document.addEventListener(`assess-${name}`, (event) => isGiven() && hear(event));
  document.addEventListener('assess-consent', (event) => {
    page['assessConsent'] = String(
      (event as CustomEvent<{ analytics?: unknown }>).detail?.analytics === true,
    );
  });
  return lateOrWithout(
    'records for the data layer',
    () => import('./follow/follow-analytics.ts'),
    async (part) => {
      const record = await part.followAnalytics(isGiven);
      early.forEach(record);
      hear = record;
    },
  );
};

/** Handles what depends on the signed-in visitor: names, cart, inactivity, checkout. */
export const followSession = (session: SessionPort): Promise<void> =>
  lateOrWithout(
    'look after who is signed in',
    () => import('./follow/follow-session.ts'),
    (part) => part.followSession(session),
  );

/** Connects the flag service. Until it answers, the last known flags are used (FLG-03). */
export const connectFlags = (service: FlagService): Promise<void> =>
  lateOrWithout(
    'flag service',
    () => import('../core/flags/start-flags.ts'),
    (part) => part.startFlags(service),
  );

/** Opens the inspector, for authors and integrators (EMB-13). */
export const inspect = (): Promise<void> =>
  lateOrWithout(
    'inspector',
    () => import('./inspector/open-inspector.tsx'),
    (part) => part.openInspector(),
  );
