import { ifMatch } from '../cart/cart-writes.contract.ts';
import { callService } from '../../core/http/call-service.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import type { Cart } from '../cart/cart.contract.ts';
import { onCart } from '../cart/change-cart.ts';
import type { Customer } from '../customer.ts';
import { cloneSavedCart, listCarts } from './saved-cart.contract.ts';
import {
  listFields,
  whoSaves,
  makeCurrent,
  readSaved,
  saveUnder,
  sendOnce,
  tellCartsChanged,
  type NamedCart,
} from './saved-cart-calls.ts';
import { savedCartOf, type SavedCart } from './saved-cart-of.rules.ts';

/** Saves the cart as it was seen; the current one is then empty. Throws `ServiceError` (412: changed), `CartChangeError`. */
export const putCartAside = (seen: Cart, as: NamedCart): Promise<void> =>
  onCart('save', async () => {
    try {
      await saveUnder(whoSaves(), seen.code, as, ifMatch(seen));
    } finally {
      tellCartsChanged();
    }
  });

const newestSaved = async (path: Customer): Promise<SavedCart[]> => {
  const query = {
    savedCartsOnly: 'true',
    sort: 'byDateSaved',
    pageSize: '100',
    fields: listFields('code,guid,name,description,saveTime,totalItems,totalUnitCount'),
  };
  const { carts } = await retryRead(() => callService(listCarts, { path, query }));
  return carts.flatMap((cart) => savedCartOf(cart) ?? []);
};

/** Returns a function that makes exactly one copy of a saved cart, whenever it is called again. Resolves with its code. */
export const copyOnce = () => {
  let before: ReadonlySet<string> | undefined;
  let made: { code: string; as: NamedCart } | undefined;
  /** Finds a cart with this name that was not there before. */
  const find = async (of: Customer, as: NamedCart): Promise<typeof made> => {
    const found = (await newestSaved(of)).find(({ code, name }) => name === as.name && !before?.has(code));
    return found && { code: found.code, as };
  };
  return async (of: Customer, code: string, as: NamedCart): Promise<string> => {
    if (before === undefined) before = new Set((await newestSaved(of)).map((one) => one.code));
    else made ??= await find(of, as);
    if (made && (made.as.name !== as.name || made.as.description !== as.description)) {
      await saveUnder(of, made.code, as);
      made = { code: made.code, as };
    }
    if (made) return made.code;
    await sendOnce(
      async () => {
        const query = { name: as.name, description: as.description };
        const answer = await callService(cloneSavedCart, { path: { ...of, cartId: code }, query, body: {} });
        made = { code: answer.savedCartData.code, as };
      },
      async () => {
        made = await find(of, as);
        return made !== undefined;
      },
    );
    return made!.code;
  };
};

/**
 * Returns a function that saves a copy of the cart, which stays the current one. OCC only copies saved carts: it is saved,
 * copied and made current again, also after a failure. Source: CRT-07 f.
 */
export const cartCopier = (): ((seen: Cart, as: NamedCart) => Promise<void>) => {
  const copy = copyOnce();
  let isAside = false;
  return (seen, as) =>
    onCart('save', async () => {
      const of = whoSaves();
      try {
        if (!isAside || !(await readSaved(of, seen.code)))
          await saveUnder(of, seen.code, as, isAside ? {} : ifMatch(seen));
        isAside = true;
        await copy(of, seen.code, as).catch(async (error: unknown) => {
          await makeCurrent(of, seen.code).catch(() => undefined);
          throw error;
        });
        await makeCurrent(of, seen.code);
      } finally {
        tellCartsChanged();
      }
    });
};
