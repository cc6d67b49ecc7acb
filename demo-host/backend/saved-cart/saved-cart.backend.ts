import type { InferInput } from 'valibot';
import {
  cloneSavedCart,
  flagForDeletion,
  readSavedCart,
  restoreSavedCart,
  saveCartWhole,
} from '../../../src/api/saved-cart/saved-cart.contract.ts';
import { cartOf, checkVersion, refuseLocked } from '../cart/cart.ts';
import type { StoredCart } from '../cart/store.ts';
import { cartReply } from '../checkout/cart-reply.ts';
import { customerOf, siteOf, viewOf } from '../core/commerce-call.ts';
import { handle, type Call, type Route } from '../core/endpoint-handler.ts';
import { cartNotFound, invalid, validationError } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import { fixedByQuote } from '../quote/quote.ts';

type SavedCall = Omit<Call, 'path' | 'body'> & { path: { userId: string; cartId: string } };
type Answer = InferInput<(typeof readSavedCart)['response']>;

/** Endpoints for carts that a customer saved under a name. Each call answers the cart. */
export const savedCartRoutes = (services: Services): Route[] => {
  const { repository, clock, random } = services;
  const answer = (call: SavedCall, cart: StoredCart): Answer => ({
    savedCartData: cartReply(cart, viewOf(call, services)),
  });
  const saved = (call: SavedCall): StoredCart & { saved: NonNullable<StoredCart['saved']> } => {
    customerOf(call, services);
    const cart = cartOf(call, services);
    if (!cart.saved) throw cartNotFound(call.path.cartId);
    return { ...cart, saved: cart.saved };
  };
  const deleted = (call: SavedCall): StoredCart | undefined =>
    repository
      .cartsOf(customerOf(call, services), siteOf(call).uid)
      .find(({ code, flagged }) => flagged && code === call.path.cartId);
  const keep = (call: SavedCall, cart: StoredCart): Answer => {
    repository.saveCart(cart);
    return answer(call, cart);
  };
  const kind = 'savedCart';
  return [
    handle(
      saveCartWhole,
      (call) => {
        const { flagged: _flagged, ...cart } = deleted(call) ?? cartOf(call, services);
        checkVersion(call, cart);
        if (cart.quote) throw fixedByQuote(cart.quote.code);
        const name = call.query.get('saveCartName') ?? cart.saved?.name ?? cart.code;
        const description = call.query.get('saveCartDescription') ?? cart.saved?.description ?? '';
        return keep(call, { ...cart, saved: { ...checked(name, description), at: clock.now() } });
      },
      { kind },
    ),

    handle(readSavedCart, (call) => answer(call, saved(call)), { kind }),

    handle(
      restoreSavedCart,
      (call) => {
        const { saved: _saved, ...cart } = saved(call);
        refuseLocked(cart);
        return keep(call, { ...cart, modifiedAt: clock.now() });
      },
      { kind },
    ),

    // SAP removes such carts in a nightly job. Until then the cart can't be found, but saving it by its code restores
    // it.
    handle(
      flagForDeletion,
      (call) => {
        const { saved: _saved, ...cart } = saved(call);
        refuseLocked(cart);
        repository.saveCart({ ...saved(call), flagged: true });
        return answer(call, cart);
      },
      { kind },
    ),

    handle(
      cloneSavedCart,
      (call) => {
        const cart = saved(call);
        const name = call.query.get('name') ?? `${cart.saved.name}Copy`.slice(-LONGEST_NAME);
        const description = call.query.get('description') ?? cart.saved.description;
        const at = clock.now();
        return keep(call, {
          ...cart,
          code: repository.nextCartCode(),
          guid: random(),
          version: 0,
          modifiedAt: at,
          saved: { ...checked(name, description), at },
          orderKey: undefined,
          choices: undefined,
          touched: undefined,
        });
      },
      { kind },
    ),
  ];
};

const LONGEST_NAME = 50;

const checked = (name: string, description: string) => {
  if (!/^[\p{L}\p{N}]{1,50}$/u.test(name))
    throw validationError([invalid('saveCartName', 'Cart name can only be alpha numeric')]);
  if (description.length > 250)
    throw validationError([invalid('saveCartDescription', 'The description is too long.')]);
  return { name, description };
};
