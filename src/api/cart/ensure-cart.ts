import { runtime } from '../../core/runtime.ts';
import { callService } from '../../core/http/call-service.ts';
import { late } from '../../core/late.ts';
import { cartAddress, type CartAddress } from './cart-address.ts';
import { isCartGone } from './cart-failure.ts';
import { createCart } from './cart-writes.contract.ts';
import { fetchCart } from './read-cart.ts';

/**
 * Returns the address of the visitor's cart, and creates the cart if there is none. A lock makes sure that several tabs
 * create only one. If the browser can't keep its guid beyond this page, the page says so (SES-11).
 */
export const ensureCartAddress = async (): Promise<CartAddress> => {
  const existing = cartAddress();
  if (existing) return existing;
  const { storage, row } = runtime();
  return alone(async () => {
    const made = cartAddress();
    if (made) return made;
    const cart = await makeCart({ userId: 'anonymous', whose: '' });
    if (!storage.write('cartGuid', cart.guid, row.baseSite))
      (await late(() => import('../../core/prompts/raise-matter.ts'))).raiseUnkept();
    return { userId: 'anonymous', cartId: cart.guid, whose: '' };
  });
};

/** Creates a customer's current cart, unless another tab or device has created one in the meantime. */
export const ensureCustomerCart = (address: CartAddress): Promise<void> =>
  alone(async () => {
    try {
      await fetchCart(address);
    } catch (error) {
      if (!isCartGone(error)) throw error;
      await makeCart(address);
    }
  });

/** Creates a cart. Only the address is read from the answer, so that an otherwise invalid answer does not leave a cart unused. */
const makeCart = (path: Omit<CartAddress, 'cartId'>): Promise<{ guid: string }> =>
  callService(createCart, { path, query: { fields: 'code,guid' }, body: {} });

/** Runs the work in one tab at a time. */
const alone = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const { row, tabs } = runtime();
  return tabs.withLock(`cart-${row.baseSite}`, work);
};
