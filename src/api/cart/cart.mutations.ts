import { useMutation, useMutationState } from '@tanstack/react-query';
import { queryClient } from '../query.ts';
import type { AddOutcome } from './add-lines.ts';
import type { CartModification } from './cart-writes.contract.ts';
import { addToCart, changeQuantity, type AddLinesInput } from './change-cart.ts';
import type { PendingChange } from './pending-changes.ts';

const ADD = ['cart', 'add'];
const CHANGE = ['cart', 'change'];

/** `addToCart` with its state; see there for results and errors. */
export const useAddLines = () =>
  useMutation<AddOutcome, Error, AddLinesInput>({ mutationKey: ADD, mutationFn: addToCart }, queryClient());

/** `changeQuantity` with its state; see there for results and errors. */
export const useChangeLine = () =>
  useMutation<CartModification | undefined, Error, PendingChange>(
    { mutationKey: CHANGE, mutationFn: changeQuantity },
    queryClient(),
  );

/** Product codes that a mutation of this bundle, in whichever widget, is changing or adding now. */
export const useCodesUnderWay = (): { changing: readonly string[]; adding: readonly string[] } => ({
  changing: useMutationState(
    {
      filters: { mutationKey: CHANGE, status: 'pending' },
      select: ({ state }) => (state.variables as PendingChange).code,
    },
    queryClient(),
  ),
  adding: useMutationState(
    {
      filters: { mutationKey: ADD, status: 'pending' },
      select: ({ state }) => (state.variables as AddLinesInput).lines.map(({ code }) => code),
    },
    queryClient(),
  ).flat(),
});
