import { callService } from '../../core/http/call-service.ts';
import type { Customer } from '../customer.ts';
import { customerMutation } from '../customer-write.ts';
import { customerQuery } from '../query.ts';
import { flagForDeletion, listCarts, readSavedCart } from './saved-cart.contract.ts';
import { listFields, readSaved, saveUnder, sendOnce, type NamedCart } from './saved-cart-calls.ts';
import type { copyOnce } from './save-cart.ts';
import { savedCartOf, type SavedCart } from './saved-cart-of.rules.ts';

/** The number of saved carts on one page of the list. */
export const PAGE_SIZE = 20;

/** OCC's orders for saved carts. */
export const SAVED_CART_SORTS = ['byDateSaved', 'byName', 'byDateModified'] as const;
export type SavedCartSort = (typeof SAVED_CART_SORTS)[number];

export type SavedCartPage = {
  carts: readonly SavedCart[];
  /** The number of carts on all pages. */
  total: number;
  pages: number;
};

/** One page of the customer's saved carts. Pages count from 0. Source: CRT-07 c. */
export const savedCartsQuery = (of: Customer | undefined, page: number, sort: SavedCartSort) =>
  customerQuery<Customer, SavedCartPage>({
    of,
    resource: 'savedCarts',
    part: ['list', sort, String(page)],
    read: async (path, signal) => {
      const query = {
        savedCartsOnly: 'true',
        currentPage: String(page),
        pageSize: String(PAGE_SIZE),
        sort,
        fields: listFields('code,guid,name,description,saveTime,totalItems,totalUnitCount,totalPrice(FULL)'),
      };
      const { carts, pagination } = await callService(listCarts, { path, query, signal });
      const found = carts.flatMap((cart) => savedCartOf(cart) ?? []);
      // A host that does not say how many there are may have more if this page is full.
      const { totalResults = page * PAGE_SIZE + found.length } = pagination ?? {};
      const { totalPages = page + (carts.length < PAGE_SIZE ? 1 : 2) } = pagination ?? {};
      return { carts: found, total: totalResults, pages: totalPages };
    },
  });

/** A saved cart with its lines. Null if the cart exists but is no longer saved. Source: CRT-07 c. */
export const savedCartQuery = (of: Customer | undefined, code: string | undefined) =>
  customerQuery<Customer, SavedCart | null>({
    of: code === undefined ? undefined : of,
    resource: 'savedCarts',
    part: ['one', code ?? ''],
    read: async (path, signal) => {
      const query = { fields: 'savedCartData(FULL)' };
      const answer = await callService(readSavedCart, { path: { ...path, cartId: code! }, query, signal });
      return savedCartOf(answer.savedCartData) ?? null;
    },
  });

/** Changes the name or description of a saved cart, or restores a deleted one. Safe to repeat. Source: CRT-07 e. */
export const nameCartMutation = (of: Customer) =>
  customerMutation<void, NamedCart & { code: string }>({
    owner: of,
    changes: ['savedCarts'],
    write: ({ code, ...as }) => saveUnder(of, code, as),
  });

/** Deletes a saved cart. Rejects with type `CartError` if it is already gone. Source: CRT-07 e. */
export const deleteCartMutation = (of: Customer) =>
  customerMutation<void, string>({
    owner: of,
    changes: ['savedCarts'],
    write: (code) =>
      sendOnce(
        () => callService(flagForDeletion, { path: { ...of, cartId: code }, body: {} }),
        async () => (await readSaved(of, code)) === undefined,
      ),
  });

/** Copies a saved cart with its lines. For each `once` there is only one copy, however often it is tried. Source: CRT-07 c. */
export const copyCartMutation = (of: Customer) =>
  customerMutation<string, NamedCart & { code: string; once: ReturnType<typeof copyOnce> }>({
    owner: of,
    changes: ['savedCarts'],
    write: ({ code, once, ...as }) => once(of, code, as),
  });
