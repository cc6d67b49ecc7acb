import { ifMatch } from '../cart/cart-writes.contract.ts';
import { isServiceError } from '../../core/errors.ts';
import { callService } from '../../core/http/call-service.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import { runtime } from '../../core/runtime.ts';
import type { CartAddress } from '../cart/cart-address.ts';
import { CartChangeError } from '../cart/cart-failure.ts';
import { onCart } from '../cart/change-cart.ts';
import { asNotSeen, isUndecided } from '../cart/read-after-loss.ts';
import { CART_KEY } from '../cart/read-cart.ts';
import { getCheckoutCart, type CheckoutCart } from '../checkout/checkout-cart.contract.ts';
import { CART_FIELDS } from '../commerce-request.ts';
import { customerMutation } from '../customer-write.ts';
import { changeTraining } from './training.contract.ts';
import { isSameTraining, partsOf, type TrainingChange } from './training-change.ts';
import { seatsOf } from './training.rules.ts';

type Entry = CheckoutCart['entries'][number];

/** Why a training's data was not saved, if neither the service failed nor the answer was lost. `code` selects the message. */
export class TrainingError extends Error {
  override readonly name = 'TrainingError';
  /** `gone`: the line left the cart. `changed`: the data was changed elsewhere. `seats`: there are now too few. */
  readonly code: 'gone' | 'changed' | 'seats';

  constructor(code: TrainingError['code'], cause: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** A save of a line's data. `seen` is the line as the shopper saw it, `version` its cart's version. */
export type TrainingSave = {
  seen: Pick<Entry, 'entryNumber' | 'product' | 'training'>;
  version: number | undefined;
  change: TrainingChange;
};

/** How often a save is tried while the cart keeps changing, before the service's refusal is shown. */
const TRIES = 3;

const readCart = (of: CartAddress): Promise<CheckoutCart> =>
  retryRead(() => callService(getCheckoutCart, { path: of, query: { fields: CART_FIELDS } }));

/** Returns the line that is meant: the entry with that number if it still has the product, else the product's only entry. */
const lineIn = (cart: CheckoutCart, { entryNumber, product }: TrainingSave['seen']): Entry | undefined => {
  const ofProduct = cart.entries.filter((entry) => entry.product.code === product.code);
  const there = ofProduct.find((entry) => entry.entryNumber === entryNumber);
  return there ?? (ofProduct.length === 1 ? ofProduct[0] : undefined);
};

const isMoved = (error: unknown): boolean =>
  isServiceError(error) && (error.status === 412 || error.type === 'CartEntryError');

const send = async (of: CartAddress, save: TrainingSave, left = TRIES): Promise<void> => {
  const { seen, version, change } = save;
  try {
    await callService(changeTraining, {
      path: { ...of, entryNumber: String(seen.entryNumber) },
      headers: ifMatch({ version }),
      body: change,
    });
  } catch (error) {
    if (!isMoved(error)) return settle(of, save, error);
    const cart = await readCart(of);
    const line = lineIn(cart, seen);
    if (!line) throw new TrainingError('gone', error);
    if (isSameTraining(line.training, change)) return;
    if ((change.participants?.length ?? 0) > seatsOf(line)) throw new TrainingError('seats', error);
    // A save replaces what is there, but never what the shopper has not seen.
    if (!isSameTraining(line.training, partsOf(seen.training, change)))
      throw new TrainingError('changed', error);
    if (left <= 1) throw error;
    return send(of, { ...save, seen: line, version: cart.version }, left - 1);
  }
};

/** Finds out what became of a save without an answer, or one at which the service failed, possibly after doing it. */
const settle = async (of: CartAddress, { seen, change }: TrainingSave, error: unknown): Promise<void> => {
  if (!isUndecided(error)) throw error;
  const cart = await readCart(of).catch(() => {
    throw new CartChangeError('cart.unconfirmed', error);
  });
  if (!isSameTraining(lineIn(cart, seen)?.training, change)) throw asNotSeen(error);
};

/**
 * Saves a part of a training's data, in turn with other changes of the cart. Data changed elsewhere is never overwritten
 * unseen. Rejects with `TrainingError`, or with `CartChangeError` if no answer came. Can be sent again without harm.
 * Source: TRN-01 to TRN-04, REL-01.
 */
export const changeTrainingMutation = (of: CartAddress) =>
  customerMutation<void, TrainingSave>({
    owner: of,
    changes: ['checkoutCart'],
    write: async (save) => {
      const refused = await onCart('training', async () => {
        try {
          await send(of, save);
        } catch (error) {
          // The dialog says what became of the cart. It is not a failure for the message centre.
          if (error instanceof TrainingError) return error;
          throw error;
        } finally {
          runtime().registry.changed(CART_KEY);
        }
        return undefined;
      });
      if (refused) throw refused;
    },
  });
