import type { StoredCart } from '../cart/store.ts';
import { lineReply, totalsReply } from '../checkout/cart-reply.ts';
import { chosenReply } from '../checkout/chosen-view.ts';
import { productsOf } from '../checkout/needs.ts';
import { cartTotals } from '../checkout/totals.ts';
import type { View } from '../core/services.ts';
import type { StoredProduct } from '../product/store.ts';
import { nameOf } from '../user/user.ts';
import type { StoredOrder, UsedChoices } from './store.ts';

/** Returns the member of customer service who orders for the customer. Source: CHK-17 a. */
const placerOf = ({ userId }: StoredCart, { member, people }: View) => {
  if (member === undefined || member === userId) return undefined;
  const { firstName, lastName } = nameOf(member, people);
  return { uid: member, name: `${firstName} ${lastName}, Customer Support` };
};

export type OrderFacts = {
  code: string;
  isHeld: boolean;
  placedAt: number;
  knownFrom: number;
  cardId?: string | undefined;
};

/** Returns the order that a cart becomes. */
export const orderOf = (cart: StoredCart, view: View, facts: OrderFacts): StoredOrder => {
  const { code, isHeld, placedAt, knownFrom, cardId } = facts;
  const totals = cartTotals(cart, view);
  const products = productsOf(cart, view);
  const { payment, ...chosen } = chosenReply(cart, totals, view);
  const { firstName, lastName } = nameOf(cart.userId, view.people);
  const { lines } = totals;
  const units = cart.entries.reduce((sum, { quantity }) => sum + quantity, 0);
  const accessCodes = products.filter(hasCodes).map((product) => ({
    productCode: product.code,
    codes: codesFor(`${code} ${product.code}`, quantityOf(cart, product)),
  }));
  const buyer = { uid: cart.userId, name: `${firstName} ${lastName}` };
  const reply = {
    code,
    guid: cart.guid,
    user: buyer,
    site: cart.site,
    store: cart.site,
    webReference: `WEB-${code}`,
    status: isHeld ? ('ON_HOLD' as const) : ('CREATED' as const),
    statusDisplay: isHeld ? 'On hold' : 'Created',
    created: new Date(placedAt).toISOString(),
    ...(cart.quote && { quoteCode: cart.quote.code }),
    placedBy: placerOf(cart, view) ?? buyer,
    entries: lines.map((line) => lineReply(line, totals, view)),
    totalItems: lines.length,
    deliveryItemsQuantity: units,
    pickupItemsQuantity: 0,
    calculated: true,
    ...totalsReply(totals, view),
    ...chosen,
    ...(chosen.qGlobalAccount?.kind === 'NEW' && {
      qGlobalAccount: { ...chosen.qGlobalAccount, number: newQGlobalNumber(code) },
    }),
    ...(payment && {
      payment: { ...payment, expiresAt: undefined, confirmedTotal: undefined },
    }),
    ...(payment?.type === 'BANK_TRANSFER' && { bankTransfer: { ...BANK, reference: `WEB-${code}` } }),
    hasAccessCodes: accessCodes.length > 0,
    hasTraining: products.some(({ format }) => format === 'TRAINING'),
  };
  return {
    code,
    guid: cart.guid,
    userId: cart.userId,
    site: cart.site,
    placedAt,
    knownFrom,
    accessCodes,
    reply,
    used: usedBy(cart, code, cardId),
  };
};

const usedBy = ({ choices = {} }: StoredCart, code: string, cardId: string | undefined): UsedChoices => {
  const { accountId, qualifiedUserId, qGlobal, deliveryAddress, deliveryModeCode, billingAddress } = choices;
  const numbers = { EXISTING: qGlobal?.number, NEW: newQGlobalNumber(code), INVENTORY: undefined };
  return {
    accountId,
    qualifiedUserId,
    qGlobalNumber: qGlobal && numbers[qGlobal.kind],
    deliveryAddressId: deliveryAddress?.id,
    deliveryModeCode,
    billingAddress: typeof billingAddress === 'object' ? { id: billingAddress.id } : billingAddress,
    paymentType: choices.payment?.type,
    cardId,
  };
};

/** Returns the number of the Q-global account that an order creates. */
export const newQGlobalNumber = (orderCode: string): string => `QG-${orderCode.slice(-6)}`;

const BANK = {
  bank: 'First Bank of Harbor',
  accountHolder: 'Measure & Norm Publishing',
  iban: 'US00 0000 0000 0000 0000 00',
  bic: 'FBHAUS00',
};

const hasCodes = ({ format }: StoredProduct): boolean => format === 'AIMSWEB' || format === 'DIGITAL';

const quantityOf = ({ entries }: StoredCart, { code }: StoredProduct): number =>
  entries.find(({ productCode }) => productCode === code)?.quantity ?? 0;

const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Returns one code for each unit, at most ten. They are always the same for an order. */
const codesFor = (seed: string, quantity: number): string[] =>
  Array.from({ length: Math.min(quantity, 10) }, (_, index) => {
    let state = index + 17;
    for (const character of seed) state = (state * 131 + character.codePointAt(0)!) % 2_147_483_647;
    const letters = Array.from({ length: 12 }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return LETTERS[state % LETTERS.length];
    }).join('');
    return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
  });
