import {
  addEntries,
  removeEntry,
  validateCart,
  type ModificationStatus,
} from '../../../src/api/cart/cart-writes.contract.ts';
import { addAnyEntry, listEntries, readEntry, replaceEntry, updateAnyEntry } from './entries.contract.ts';
import { entryReplies } from '../checkout/cart-reply.ts';
import { changeCart, type Changed } from '../checkout/change-cart.ts';
import { viewOf } from '../core/commerce-call.ts';
import { handle, type Call, type Manner, type Route } from '../core/endpoint-handler.ts';
import { answeredOnce } from '../core/idempotency.ts';
import { entryNotFound, invalid, outOfStock, unknownProduct, validationError } from '../core/occ-error.ts';
import type { Services, View } from '../core/services.ts';
import { notPurchasableReason } from '../product/product.ts';
import { cartOf } from './cart.ts';
import { addLines, addUnits, setUnits, validated, withLine, type Modification } from './modifications.ts';
import type { StoredCart, StoredEntry } from './store.ts';

type CartPath = { userId: string; cartId: string };
type EntryPath = CartPath & { entryNumber: string };
type CartCall<Path extends CartPath> = Omit<Call, 'path'> & { path: Path };

/** Changes the lines of a cart, once for one Idempotency-Key. */
const changeLines = <Answer>(
  call: CartCall<CartPath>,
  services: Services,
  work: (cart: StoredCart, view: View) => Changed<Answer>,
): Answer => answeredOnce(call, services, () => changeCart(call, services, work));

/** A line as form parameters: `code` and `qty`. */
const line: Manner = {
  kind: 'modification',
  byParameters: (parameters) => {
    const [code, qty] = [parameters.get('code'), parameters.get('qty')];
    return {
      ...(code !== null && { product: { code } }),
      ...(qty !== null && { quantity: /^-?\d{1,9}$/.test(qty) ? Number(qty) : qty }),
    };
  },
};

/** Endpoints for the lines of a cart. A change answers a CartModification, or a list of them, and raises the version. */
export const entryRoutes = (services: Services): Route[] => [
  handle(
    listEntries,
    (call) => ({ orderEntries: entryReplies(cartOf(call, services), viewOf(call, services)) }),
    { kind: 'entryList' },
  ),

  handle(
    readEntry,
    (call) => {
      const cart = cartOf(call, services);
      const { productCode } = entryOf(cart, call.path.entryNumber);
      const lines = entryReplies(cart, viewOf(call, services));
      const found = lines.find(({ product }) => product.code === productCode);
      if (!found) throw entryNotFound(call.path.entryNumber);
      return found;
    },
    { kind: 'entry' },
  ),

  handle(
    addAnyEntry,
    (call) =>
      changeLines(call, services, (cart, view) => {
        const { product, quantity } = call.body;
        const found = view.repository.product(product.code);
        if (!found || found.gone) throw unknownProduct(product.code);
        if (notPurchasableReason(found, view.site) === 'OUT_OF_STOCK') throw outOfStock(found.code);
        return standard(addUnits(cart, found, quantity ?? 1, view));
      }),
    line,
  ),

  handle(updateAnyEntry, (call) => changeEntry(call, services, call.body), line),

  handle(replaceEntry, (call) => changeEntry(call, services, call.body), line),

  handle(removeEntry, (call) =>
    changeLines(call, services, (cart) => {
      const entry = entryOf(cart, call.path.entryNumber);
      return { cart: withLine(cart, entry.productCode, 0), answer: undefined };
    }),
  ),

  handle(
    validateCart,
    (call) =>
      changeCart(call, services, (cart, view) => {
        const { cart: next, answer } = validated(cart, view);
        return { cart: next, answer: { cartModifications: answer } };
      }),
    { kind: 'modificationList' },
  ),
];

/** The store's own endpoint for many lines at once. It must come before the standard ones, whose paths would match too. */
export const batchRoutes = (services: Services): Route[] => [
  handle(
    addEntries,
    (call) =>
      changeLines(call, services, (cart, view) => {
        const { cart: next, answer } = addLines(cart, call.body.orderEntries, view);
        return { cart: next, answer: { cartModifications: answer } };
      }),
    { kind: 'modificationList' },
  ),
];

/** Texts for the codes that only the batch has. Elsewhere the codes are OCC's, and the message gives the reason. */
const OWN: Partial<Record<ModificationStatus, string>> = {
  minOrderQuantityNotMet: 'This product is sold in larger quantities only.',
  notPurchasable: 'This product is not sold online.',
};

const standard = ({ cart, answer }: Changed<Modification>): Changed<Modification> => {
  const statusMessage = OWN[answer.statusCode as ModificationStatus];
  if (statusMessage === undefined) return { cart, answer };
  return { cart, answer: { ...answer, statusCode: 'unavailable', statusMessage } };
};

const entryOf = (cart: StoredCart, entryNumber: string): StoredEntry => {
  const entry = /^\d{1,6}$/.test(entryNumber) ? cart.entries[Number(entryNumber)] : undefined;
  if (!entry) throw entryNotFound(entryNumber);
  return entry;
};

type EntryChange = {
  product?: { code?: string | null | undefined } | null | undefined;
  quantity?: number | null | undefined;
};

const changeEntry = (
  call: CartCall<EntryPath>,
  services: Services,
  { product, quantity }: EntryChange,
): Modification =>
  changeLines(call, services, (cart, view) => {
    const entry = entryOf(cart, call.path.entryNumber);
    if ((product?.code ?? entry.productCode) !== entry.productCode)
      throw validationError([invalid('product.code', 'The product of an entry cannot be changed.')]);
    const entryNumber = Number(call.path.entryNumber);
    return standard(setUnits(cart, entry, quantity ?? entry.quantity, entryNumber, view));
  });
