import { oneVisitor } from '../../core/registry/one-visitor.ts';
import { runtime } from '../../core/runtime.ts';
import type { CartAddress } from './cart-address.ts';
import { getCart, type Cart } from './cart.contract.ts';
import { ServiceError } from '../../core/errors.ts';

const KEY = 'cart.customer';

type Known = { whose: string; uid: string };

/** Throws for a cart that can't be shown: without its lines, or with sign-in by cookie of another customer. */
export const checkCart = async (cart: Cart, address: CartAddress): Promise<void> => {
  if (cart.totalItems > 0 && cart.entries.length === 0) refuseWithoutLines();
  await checkCustomer(cart, address);
};

/**
 * Checks a cart's customer when sign-in is by cookie. If it is another one, the page switches to them, unless the store
 * says once that both ids are the same person. Throws `session-changed`. Source: SES-13.
 */
const checkCustomer = async (
  { user }: Cart,
  { whose, userId }: Pick<CartAddress, 'whose' | 'userId'>,
): Promise<void> => {
  const { registry } = runtime();
  const { uid } = user ?? {};
  const known = registry.reading(KEY).data as Known | undefined;
  const expected = known?.whose === whose ? known.uid : userId;
  if (uid === undefined || uid === expected) return;
  const check = oneVisitor(whose);
  await registry.session?.renew('');
  check();
  registry.keep(KEY, { whose, uid } satisfies Known);
};

/** Throws a `ServiceError` for a cart with a line count but no lines, which the console explains (API-06 a). */
const refuseWithoutLines = (): never => {
  const missing = `in the answer to ${getCart.method} ${getCart.path}, "entries" is missing though "totalItems" counts some`;
  console.warn(`Assess widgets: ${missing}; so the answer can’t be used. Its fields are to be FULL.`);
  throw new ServiceError('The cart came without its lines.', { kind: 'shape', status: 200 });
};
