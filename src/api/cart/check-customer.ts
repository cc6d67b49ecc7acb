import { oneVisitor } from '../../core/registry/one-visitor.ts';
import { runtime } from '../../core/runtime.ts';
import type { CartAddress } from './cart-address.ts';
import type { Cart } from './cart.contract.ts';

const KEY = 'cart.customer';

type Known = { whose: string; uid: string };

/**
 * Checks a cart's customer when sign-in is by cookie. If the customer is not the expected one, the page switches to them.
 * Some hosts use another id than the store; then the store is asked once whether the customer is the same. Throws
 * `session-changed`. Source: SES-13.
 */
export const checkCustomer = async (
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
