import type { StepId } from '../../../api/checkout/steps.rules.ts';
import { checkoutLink } from './store-link.ts';

/**
 * Returns a link to a step of the checkout. Undefined if no checkout page is known. A step that can't be shown yet
 * leads to the first step that can.
 */
export const checkoutStepLink = (step: StepId): string | undefined => {
  const href = checkoutLink();
  if (href === undefined) return undefined;
  const [address = '', fragment] = href.split('#');
  const [path, search] = address.split('?');
  const query = new URLSearchParams(search);
  query.set('step', step);
  return `${path}?${query}${fragment === undefined ? '' : `#${fragment}`}`;
};
