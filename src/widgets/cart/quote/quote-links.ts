import type { StepId } from '../../../api/checkout/steps.rules.ts';
import { checkoutLink } from '../../parts/commerce/store-link.ts';

/** Returns the address of a checkout step that leads back here; undefined if there is no checkout. Source: QTE-01 b. */
export const stepForQuote = (step: StepId): string | undefined => {
  const checkout = checkoutLink();
  if (checkout === undefined) return undefined;
  const url = new URL(checkout, location.href);
  url.searchParams.set('step', step);
  url.searchParams.set('for', 'quote');
  return url.href;
};

/** Returns the address of this page with the dialog open. */
export const backToQuote = (): string => {
  const url = new URL(location.href);
  url.searchParams.set('quote', 'new');
  return url.pathname + url.search;
};
