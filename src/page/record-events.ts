import { lateOrWithout } from '../core/late.ts';
import { runtime } from '../core/runtime.ts';

/** The events that `core/analytics/records-of-events.ts` makes records of. */
const RECORDED = 'list-seen cart-seen cart-added cart-removed cart-quantity checkout-step order-placed';

/**
 * Sends events to the page's data layer (ANA-02). Those with the page's consent wait for the code, the others are dropped.
 */
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
