import type { PromotionFeatures } from '../../../api/checkout/promotion.rules.ts';
import { resolveSettings } from '../../../core/config/settings.ts';
import { runtime } from '../../../core/runtime.ts';

/**
 * Returns which discounts this page shows. Source: CRT-03 a, b.
 *
 * @param organization the flag `organisationDiscount`; for a checkout, as it was at its start.
 */
export const promotionFeatures = (organization: boolean): PromotionFeatures => ({
  uap: resolveSettings(runtime().config.settings, location.pathname).uap,
  organization,
});
