import type { Language } from '../../../src/core/locale/locale-table.ts';
import { accountsIn } from '../account/store.ts';
import type { StoredCart } from '../cart/store.ts';
import type { View } from '../core/services.ts';
import { discountName } from './names.ts';
import { UAP } from './seed.ts';
import type { Promotion } from './store.ts';

/**
 * Returns the one promotion that a cart shows. One that applies takes precedence over one that does not, and a UAP over
 * an organization's discount. Source: CRT-03; api.md.
 */
export const promotionOf = (cart: StoredCart, view: View): Promotion | undefined => {
  const { userId, choices } = cart;
  if (cart.quote) return cart.quote.promotion ?? undefined;
  if (userId === 'anonymous') return undefined;
  const decided = view.settings.of(cart.site, userId);
  const accounts = accountsIn(view);
  const [only, ...others] = choices?.accountId === undefined ? accounts.of(userId) : [];
  const account = choices?.accountId
    ? accounts.get(userId, choices.accountId)
    : others.length === 0
      ? only
      : undefined;
  const uap = decided.uap === undefined ? UAP[userId] : (decided.uap ?? undefined);
  const old =
    decided.organizationDiscount === undefined
      ? account?.discount
      : (decided.organizationDiscount ?? undefined);
  const all = [uap, old].filter((one) => one !== undefined);
  return all.find(applies) ?? all[0];
};

const applies = ({ status }: Promotion): boolean => status.endsWith('_APPLIED');

/** Returns the percentage for each discountable line. */
export const promotionPercent = (promotion: Promotion | undefined): number =>
  promotion && applies(promotion) ? promotion.percent : 0;

export const promotionReply = (promotion: Promotion | undefined, language: Language) =>
  promotion && {
    promotionStatus: promotion.status,
    promotionLabel: discountName(promotion.label, language),
    ...(promotion.starts && { promotionStarts: promotion.starts }),
    ...(promotion.ends && { promotionEnds: promotion.ends }),
  };
