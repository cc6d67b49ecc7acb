import { useMutation } from '@tanstack/react-query';
import { queryClient } from '../query-client.ts';
import type { AddOutcome } from './add-lines.ts';
import type { CartModification } from './cart-writes.contract.ts';
import { addToCart, changeQuantity, type AddLinesInput } from './change-cart.ts';
import type { PendingChange } from './pending-changes.ts';

export type { AddLinesInput };

/** `addToCart` with its state; see there for results and errors. */
export const useAddLines = () =>
  useMutation<AddOutcome, Error, AddLinesInput>({ mutationFn: addToCart }, queryClient());

/** `changeQuantity` with its state; see there for results and errors. */
export const useChangeLine = () =>
  useMutation<CartModification | undefined, Error, PendingChange>(
    { mutationFn: changeQuantity },
    queryClient(),
  );
