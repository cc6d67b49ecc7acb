import type { StepId } from '../../../api/checkout/steps.rules.ts';
import { checkoutLink } from './store-link.ts';

/** A link to a step of the checkout, or undefined where no page is known that has one. A step that can't be shown yet leads to the first that can. */
export const checkoutStepLink = (step: StepId): string | undefined => {
  const href = checkoutLink();
  if (href === undefined) return undefined;
  const [address = '', fragment] = href.split('#');
  const [path, search] = address.split('?');
  const query = new URLSearchParams(search);
  query.set('step', step);
  return `${path}?${query}${fragment === undefined ? '' : `#${fragment}`}`;
};
