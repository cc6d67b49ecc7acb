import { useMutation } from '@tanstack/react-query';
import { runtime } from '../../core/runtime.ts';
import { queryClient } from '../query-client.ts';
import { addLines, type AddOutcome, type Line } from './add-lines.ts';
import type { Cart, CartModification } from './cart.contract.ts';
import { changeLine } from './change-line.ts';
import { showPending, type PendingChange } from './pending-changes.ts';
import { CART_KEY, readCart, type CartView } from './read-cart.ts';

/** Changes of the cart run one after the other: the second starts from what the first left. */
const CART_SCOPE = { id: CART_KEY };

export type AddLinesInput = { lines: readonly Line[]; key: string };

/** Adds lines; see `addLines` for results and errors. Ends when the cart has been read again. */
export const useAddLines = () =>
  useMutation<AddOutcome, Error, AddLinesInput>(
    {
      scope: CART_SCOPE,
      mutationFn: async ({ lines, key }) => addLines(lines, key, await cartNow()),
      onSettled: readAgain,
    },
    queryClient(),
  );

/**
 * Sets a line's quantity (0 removes it). While it runs every `useCart` already shows the new quantity; when the server
 * says no, they show the old one again and the mutation carries the reason.
 */
export const useChangeLine = () =>
  useMutation<CartModification | undefined, Error, PendingChange, () => void>(
    {
      scope: CART_SCOPE,
      mutationFn: async ({ code, quantity }) => {
        const seen = await cartNow();
        return seen === null ? undefined : changeLine({ code, quantity, seen });
      },
      onMutate: (change) => showPending(change),
      // The new cart is waited for, so that the line does not fall back to its old quantity for a moment.
      onSettled: async (_answer, _error, _change, takeBack) => {
        await readAgain();
        takeBack?.();
      },
    },
    queryClient(),
  );

/** The cart as the page knows it; read when it does not yet, or no longer. */
const cartNow = async (): Promise<Cart | null> => {
  const { data, stale } = runtime().registry.reading(CART_KEY);
  return (data !== undefined && !stale ? (data as CartView) : await readCart()).cart;
};

const readAgain = async (): Promise<void> => {
  await readCart().catch(() => undefined);
};
