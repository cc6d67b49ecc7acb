import type { StepId } from '../../../api/checkout/steps.rules.ts';
import { checkoutLink } from '../../parts/commerce/store-link.ts';

/** A step of the checkout that leads back here. Source: QTE-01 b. */
export const stepForQuote = (step: StepId): string | undefined => {
  const checkout = checkoutLink();
  if (checkout === undefined) return undefined;
  const url = new URL(checkout, location.href);
  url.searchParams.set('step', step);
  url.searchParams.set('for', 'quote');
  return url.href;
};

/** This page with the dialog open, for a way back to it. */
export const backToQuote = (): string => {
  const url = new URL(location.href);
  url.searchParams.set('quote', 'new');
  return url.pathname + url.search;
};
