import {
  addEntries,
  addEntry,
  removeEntry,
  updateEntry,
  validateCart,
} from '../../src/api/cart/cart-writes.contract.ts';
import {
  addLines,
  addUnits,
  setUnits,
  validated,
  withLine,
  type Changed,
  type Modification,
} from './cart-modifications.ts';
import type { CartView } from './cart-view.ts';
import { cartOf, checkVersion, etagOf, viewOf, type Services } from './commerce-call.ts';
import { handle, type Call, type Route } from './endpoint-handler.ts';
import { answeredOnce } from './idempotency.ts';
import { replaceEntry } from './occ-only.contract.ts';
import { entryNotFound, invalid, unknownProduct, validationError } from './occ-error.ts';
import type { StoredCart, StoredEntry } from './repository.ts';

type CartPath = { userId: string; cartId: string };
type EntryPath = CartPath & { entryNumber: string };
type CartCall<Path extends CartPath> = Omit<Call, 'path' | 'body'> & { path: Path };

/** The lines of a cart. Every answer is a CartModification, or a list of them; every change raises the version. */
export const entryRoutes = (services: Services): Route[] => [
  handle(addEntry, (call) =>
    changeCart(call, services, (cart, view) => {
      const { product, quantity } = call.body;
      const found = view.repository.product(product.code);
      if (!found || found.gone) throw unknownProduct(product.code);
      return addUnits(cart, found, quantity, view);
    }),
  ),

  handle(addEntries, (call) =>
    answeredOnce(call, services, () =>
      changeCart(call, services, (cart, view) => {
        const { cart: next, answer } = addLines(cart, call.body.orderEntries, view);
        return { cart: next, answer: { cartModifications: answer } };
      }),
    ),
  ),

  handle(updateEntry, (call) => changeEntry(call, services, call.body.quantity)),

  handle(replaceEntry, (call) => changeEntry(call, services, call.body.quantity, call.body.product?.code)),

  handle(removeEntry, (call) =>
    changeCart(call, services, (cart) => {
      const entry = entryOf(cart, call.path.entryNumber);
      return { cart: withLine(cart, entry.productCode, 0), answer: undefined };
    }),
  ),

  handle(validateCart, (call) =>
    changeCart(call, services, (cart, view) => {
      const { cart: next, answer } = validated(cart, view);
      return { cart: next, answer: { cartModifications: answer } };
    }),
  ),
];

/** Reads the cart, checks If-Match, does the work and keeps its result under the next version, all in one go. */
const changeCart = <Answer>(
  call: CartCall<CartPath>,
  services: Services,
  work: (cart: StoredCart, view: CartView) => Changed<Answer>,
): Answer =>
  services.repository.transaction(() => {
    const before = cartOf(call, services);
    checkVersion(call, before);
    const { cart, answer } = work(before, viewOf(call, services));
    const kept =
      cart === before ? before : { ...cart, version: before.version + 1, modifiedAt: services.clock.now() };
    if (kept !== before) services.repository.saveCart(kept);
    call.reply.headers['ETag'] = etagOf(kept);
    return answer;
  });

const entryOf = (cart: StoredCart, entryNumber: string): StoredEntry => {
  const entry = /^\d{1,6}$/.test(entryNumber) ? cart.entries[Number(entryNumber)] : undefined;
  if (!entry) throw entryNotFound(entryNumber);
  return entry;
};

const changeEntry = (
  call: CartCall<EntryPath>,
  services: Services,
  wanted: number,
  productCode?: string,
): Modification =>
  changeCart(call, services, (cart, view) => {
    const entry = entryOf(cart, call.path.entryNumber);
    if (productCode !== undefined && productCode !== entry.productCode)
      throw validationError([invalid('product.code', 'The product of an entry cannot be changed.')]);
    return setUnits(cart, entry, wanted, Number(call.path.entryNumber), view);
  });
