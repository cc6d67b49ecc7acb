import { retryRead } from '../../core/http/retry-read.ts';
import { runtime } from '../../core/runtime.ts';
import { readLate } from './adding-notes.ts';
import { inTurnOfTabs } from './adding-under-way.ts';
import { cartAddress } from './cart-address.ts';
import { onCart } from './change-cart.ts';
import { isLateDue, takeLate, type Arrival } from './late-calls.ts';
import { isChangingCart } from './pending-changes.ts';
import { CART_KEY, fetchCart, readCart } from './read-cart.ts';

/** Compares again; and ends. */
export type LateFollower = { check(): void; stop(): void };

export type LateListener = {
  /** False while what is told would come in between; `check` is called when it does no longer. */
  isReady(): boolean;
  tell(arrivals: readonly Arrival[]): void;
};

/** The cart is read so often, in milliseconds, while a call that had no answer may still be done, and the page is in view. */
const READ_EVERY = 15_000;

/**
 * Tells what calls without an answer bring into the cart after all: after each reading of it by the page, which reads it again when it is
 * looked at, and every now and then. Needs nothing while there is no such call. Source: API-06 b.
 */
export const followLate = ({ isReady, tell }: LateListener): LateFollower => {
  let over = false;
  let busy = false;
  let found: readonly Arrival[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const readAgain = () => {
    if (isInView() && isAnyLate()) readCart().catch(() => undefined);
    arm();
  };
  const arm = () => {
    clearTimeout(timer);
    timer = over || !isAnyLate() ? undefined : setTimeout(readAgain, READ_EVERY);
  };
  const tellFound = () => {
    if (found.length === 0 || !isReady()) return;
    const now = found;
    found = [];
    tell(now);
  };
  const check = () => {
    if (over || busy || !isReady() || isChangingCart()) return;
    tellFound();
    if (timer === undefined) arm();
    const { data, stale, reading } = runtime().registry.reading(CART_KEY);
    const address = cartAddress();
    if (stale || reading || !data?.cart || !address || !isLateDue(address, data.cart)) return;
    busy = true;
    void takeNow().then((arrivals) => {
      busy = false;
      if (over) return;
      found = [...found, ...arrivals];
      tellFound();
      arm();
    });
  };
  const stops = [
    runtime().registry.subscribe(check),
    hear(document, 'visibilitychange', readAgain),
    hear(globalThis, 'focus', readAgain),
  ];
  check();
  return {
    check,
    stop: () => {
      over = true;
      clearTimeout(timer);
      for (const stop of stops) stop();
    },
  };
};

const isInView = (): boolean => document.visibilityState !== 'hidden';

const isAnyLate = (): boolean => {
  const address = cartAddress();
  return address !== undefined && readLate(address).length > 0;
};

/** In turn with what changes the cart here and adds to it in other tabs. Never rejects: a later reading tells, then. */
const takeNow = (): Promise<readonly Arrival[]> =>
  onCart('late', async (_before, check) =>
    inTurnOfTabs(async () => {
      const address = cartAddress();
      if (address === undefined) return [];
      try {
        const cart = await retryRead(() => fetchCart(address));
        check();
        const arrivals = takeLate(address, cart);
        if (arrivals.length > 0) runtime().registry.changed(CART_KEY);
        return arrivals;
      } catch {
        return [];
      }
    }),
  ).catch(() => []);

const hear = (
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  type: string,
  heard: () => void,
) => {
  target.addEventListener?.(type, heard);
  return () => target.removeEventListener?.(type, heard);
};
