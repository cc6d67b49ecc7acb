import type { InferInput } from 'valibot';
import {
  addEntries,
  addEntry,
  removeEntry,
  updateEntry,
  validateCart,
  type cartModificationSchema,
  type OrderEntry,
} from '../../src/api/cart/cart.contract.ts';
import {
  allowedQuantity,
  heldQuantity,
  validatedQuantity,
  withQuantity,
  type Outcome,
} from './cart-changes.ts';
import { entryReply, type CartView } from './cart-view.ts';
import { cartOf, checkVersion, etagOf, viewOf, type Services } from './commerce-call.ts';
import { handle, type Call, type Route } from './endpoint-handler.ts';
import { answeredOnce } from './idempotency.ts';
import { productReply } from './product-view.ts';
import { replaceEntry } from './occ-only.contract.ts';
import { entryNotFound, invalid, outOfStock, unknownProduct, validationError } from './occ-error.ts';
import type { StoredCart, StoredEntry, StoredProduct } from './repository.ts';

type Modification = InferInput<typeof cartModificationSchema>;
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

type Changed<Answer> = { cart: StoredCart; answer: Answer };

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

const withLine = (cart: StoredCart, productCode: string, quantity: number): StoredCart => ({
  ...cart,
  entries: withQuantity(cart.entries, productCode, quantity),
});

const entryOf = (cart: StoredCart, entryNumber: string): StoredEntry => {
  const entry = /^\d{1,6}$/.test(entryNumber) ? cart.entries[Number(entryNumber)] : undefined;
  if (!entry) throw entryNotFound(entryNumber);
  return entry;
};

const addUnits = (
  cart: StoredCart,
  product: StoredProduct,
  asked: number,
  view: CartView,
): Changed<Modification> => {
  const held = heldQuantity(cart.entries, product.code);
  const outcome = allowedQuantity(product, view.site, held, held + asked);
  const next = outcome.quantity === held ? cart : withLine(cart, product.code, outcome.quantity);
  const answer = modification(plain(outcome), asked, outcome.quantity - held);
  return { cart: next, answer: { ...answer, entry: lineOrProduct(next, product.code, view) } };
};

/** What a plain OCC client knows for a product that can't be bought. */
const plain = (outcome: Outcome): Outcome =>
  outcome.status === 'notPurchasable' ? { ...outcome, status: 'unavailable' } : outcome;

const addLines = (
  cart: StoredCart,
  lines: readonly OrderEntry[],
  view: CartView,
): Changed<Modification[]> => {
  let current = cart;
  const answer = lines.map(({ product: { code }, quantity }) => {
    const product = view.repository.product(code);
    if (!product || product.gone) return modification({ status: 'unknownProduct' }, quantity, 0);
    const held = heldQuantity(current.entries, code);
    const outcome = allowedQuantity(product, view.site, held, held + quantity);
    if (outcome.quantity !== held) current = withLine(current, code, outcome.quantity);
    const line = modification(outcome, quantity, outcome.quantity - held);
    return { ...line, entry: lineOrProduct(current, code, view) };
  });
  return { cart: current, answer };
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

const setUnits = (
  cart: StoredCart,
  { productCode, quantity: held }: StoredEntry,
  wanted: number,
  entryNumber: number,
  view: CartView,
): Changed<Modification> => {
  if (wanted === 0)
    return { cart: withLine(cart, productCode, 0), answer: modification({ status: 'success' }, 0, -held) };
  const product = view.repository.product(productCode);
  if (!product) throw unknownProduct(productCode);
  if (product.stock === 0) throw outOfStock(productCode, entryNumber);
  const outcome = allowedQuantity(product, view.site, held, wanted);
  const next = outcome.quantity === held ? cart : withLine(cart, productCode, outcome.quantity);
  const answer = modification(plain(outcome), outcome.quantity, outcome.quantity - held);
  return { cart: next, answer: { ...answer, entry: lineOrProduct(next, productCode, view) } };
};

const validated = (cart: StoredCart, view: CartView): Changed<Modification[]> => {
  let current = cart;
  const answer = cart.entries.flatMap(({ productCode, quantity: held }) => {
    const product = view.repository.product(productCode);
    const outcome: Outcome | undefined = product
      ? validatedQuantity(product, view.site, held)
      : { status: 'unavailable', quantity: 0 };
    if (!outcome) return [];
    current = withLine(current, productCode, outcome.quantity);
    const line = modification(outcome, outcome.quantity, outcome.quantity - held);
    return [{ ...line, entry: lineOrProduct(current, productCode, view) }];
  });
  return { cart: current, answer };
};

/** The line; without one, its product and no units, so that a client can name what was left out. */
const lineOrProduct = (
  cart: StoredCart,
  productCode: string,
  view: CartView,
): NonNullable<Modification['entry']> => {
  const line = entryReply(cart, productCode, view);
  if (line) return line;
  const product = view.repository.product(productCode);
  return product ? { product: productReply(product, view) } : {};
};

const modification = (
  outcome: { status: Outcome['status'] },
  quantity: number,
  added: number,
): Modification => ({
  statusCode: outcome.status,
  quantity,
  quantityAdded: added,
});
