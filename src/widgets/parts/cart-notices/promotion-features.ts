import type { PromotionFeatures } from '../../../api/checkout/promotion.rules.ts';
import { resolveSettings } from '../../../core/config/settings.ts';
import { runtime } from '../../../core/runtime.ts';

/** Which discounts this page tells of. @param organization the flag `organisationDiscount`, a checkout's as it was at its start. Source: CRT-03 a, b. */
export const promotionFeatures = (organization: boolean): PromotionFeatures => ({
  uap: resolveSettings(runtime().config.settings, location.pathname).uap,
  organization,
});
