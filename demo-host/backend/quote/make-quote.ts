import { earlyReasons, lastDay, type EarlyReason } from '../../../src/api/quote/quote-days.rules.ts';
import { dayIn } from '../../../src/core/i18n/zone-days.ts';
import type { StoredCart } from '../cart/store.ts';
import { billedTo } from '../checkout/billed-to.ts';
import { needsOf, productsOf } from '../checkout/needs.ts';
import { cartTotals } from '../checkout/totals.ts';
import { accountOf } from '../checkout/what-follows.ts';
import type { View } from '../core/services.ts';
import { modesFor } from '../delivery/delivery.ts';
import { promotionOf } from '../promotion/promotion.ts';
import { quotesIn, type StoredQuote } from './store.ts';

export type MissingPart = 'account' | 'deliveryAddress' | 'deliveryMode' | 'billingAddress';

/**
 * Returns what a quote of this cart still needs: the account, and delivery and billing if its products require them.
 * Source: QTE-01 a.
 */
export const missingParts = (cart: StoredCart, view: View): MissingPart[] => {
  const { deliveryAddress, deliveryModeCode } = cart.choices ?? {};
  const { shipping } = needsOf(productsOf(cart, view));
  const hasMode = modesFor(deliveryAddress).some(({ code }) => code === deliveryModeCode);
  const parts: [MissingPart, boolean][] = [
    ['account', !accountOf(cart, view)?.billingAddress],
    ['deliveryAddress', shipping && !isNamed(deliveryAddress)],
    ['deliveryMode', shipping && !hasMode],
    ['billingAddress', !isNamed(billedTo(cart, view))],
  ];
  return parts.filter(([, isMissing]) => isMissing).map(([part]) => part);
};

const isNamed = (address: { firstName?: string | undefined; lastName?: string | undefined } | undefined) =>
  Boolean(address?.firstName?.trim() && address.lastName?.trim());

/** Returns today's day at the shop of the call's site. */
const today = ({ clock, site }: View): string => dayIn(clock.now(), site.zone);

/**
 * Returns the reasons why a quote of this cart ends early: a pricing update of the site, or the end of its discount.
 * Source: QTE-03 a.
 */
const earlyFor = (cart: StoredCart, view: View): EarlyReason[] => {
  const { pricingUpdate } = view.settings.of(cart.site, cart.userId);
  const promotion = promotionOf(cart, view);
  const ends = promotion?.status === 'OLD_APPLIED' ? promotion.ends : undefined;
  return earlyReasons(today(view), [
    ...(pricingUpdate === null ? [] : [{ reason: 'PRICING' as const, date: pricingUpdate }]),
    ...(ends === undefined ? [] : [{ reason: 'ORGANIZATION_DISCOUNT' as const, date: ends }]),
  ]);
};

/** Returns when a quote of this cart would end if it were made now. */
export const expiryFor = (cart: StoredCart, view: View) => {
  const early = earlyFor(cart, view);
  return { early, ...lastDay(today(view), early) };
};

type Said = { code?: string; name?: string | undefined; comment?: string | undefined };

/**
 * Returns a quote of a cart at today's prices, not stored yet. With a name it is ready at once, otherwise a draft as in
 * OCC.
 */
export const quoteOf = (cart: StoredCart, view: View, said: Said): StoredQuote => {
  const now = view.clock.now();
  const code = said.code ?? quotesIn(view.repository).nextCode();
  const isSent = said.name !== undefined;
  const { day, early } = expiryFor(cart, view);
  return {
    code,
    userId: cart.userId,
    site: cart.site,
    name: said.name ?? code,
    description: '',
    comment: said.comment || undefined,
    state: isSent ? 'BUYER_OFFER' : 'BUYER_DRAFT',
    cart: fixedCart(cart, view, code),
    createdAt: now,
    ...(isSent && { sentAt: now, readyAt: now }),
    lastDay: day,
    early,
  };
};

/**
 * Returns the cart with its prices and promotion fixed. It has no payment, because each order has its own. Its checkout
 * begins anew.
 */
const fixedCart = (cart: StoredCart, view: View, code: string): StoredCart => {
  const { saved: _saved, placing: _placing, orderKey: _orderKey, touched: _touched, ...rest } = cart;
  return {
    ...rest,
    choices: { ...cart.choices, payment: undefined },
    quote: {
      code,
      promotion: promotionOf(cart, view) ?? null,
      prices: cartTotals(cart, view).lines.map(({ product, price }) => ({
        productCode: product.code,
        ...price,
      })),
    },
  };
};
