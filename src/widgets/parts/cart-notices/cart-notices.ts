import type { PromotionFeatures } from '../../../api/checkout/promotion.rules.ts';
import { resolveSettings } from '../../../core/config/settings.ts';
import { runtime } from '../../../core/runtime.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

/**
 * Returns which discounts this page shows. Source: CRT-03 a, b.
 *
 * @param organization the flag `organisationDiscount`; for a checkout, as it was at its start.
 */
export const promotionFeatures = (organization: boolean): PromotionFeatures => ({
  uap: resolveSettings(runtime().config.settings, location.pathname).uap,
  organization,
});

/** Returns the translator for discounts and the minimum order, in cart and checkout. */
export const useNoticeWords = () => useWords<typeof en>();
