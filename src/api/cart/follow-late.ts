import { retryRead } from '../../core/http/retry-read.ts';
import { runtime } from '../../core/runtime.ts';
import { readLate } from './adding-notes.ts';
import { inTurnOfTabs } from './adding-under-way.ts';
import { cartAddress, type CartAddress } from './cart-address.ts';
import type { Cart } from './cart.contract.ts';
import { onCart } from './change-cart.ts';
import { isLateDue, takeLate, type Arrival } from './late-calls.ts';
import { isChangingCart } from './pending-changes.ts';
import { CART_KEY, fetchCart, readCart } from './read-cart.ts';

/** Compares again; and ends. */
export type LateFollower = { check(): void; stop(): void };

export type LateListener<Found = Arrival> = {
  /** False while what is told would come in between; `check` is called when it does no longer. */
  isReady(): boolean;
  tell(found: readonly Found[]): void;
};

/** A kind of calls that may be done late: whether there is one, whether a cart may show something of it, and what it shows. */
export type LateKind<Found> = {
  isAny(address: CartAddress): boolean;
  isDue(address: CartAddress, cart: Cart): boolean;
  take(address: CartAddress, cart: Cart): readonly Found[];
};

const ADDS: LateKind<Arrival> = {
  isAny: (address) => readLate(address).length > 0,
  isDue: isLateDue,
  take: takeLate,
};

/** The cart is read so often, in milliseconds, while a call that had no answer may still be done, and the page is in view. */
const READ_EVERY = 15_000;

/**
 * Tells what calls without an answer bring into the cart after all: after each reading of it by the page, which reads it again when it is
 * looked at, and every now and then. Needs nothing while there is no such call. Source: API-06 b.
 */
export const followLate = (listener: LateListener): LateFollower => followKind(ADDS, listener);

/** The same for any kind of calls. */
export const followKind = <Found>(
  kind: LateKind<Found>,
  { isReady, tell }: LateListener<Found>,
): LateFollower => {
  const isAnyLate = () => {
    const address = cartAddress();
    return address !== undefined && kind.isAny(address);
  };
  let over = false;
  let busy = false;
  let found: readonly Found[] = [];
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
    // A tab that nobody looks at would tell nobody.
    if (over || busy || !isInView() || !isReady() || isChangingCart()) return;
    tellFound();
    if (timer === undefined) arm();
    const { data, stale, reading } = runtime().registry.reading(CART_KEY);
    const address = cartAddress();
    if (stale || reading || !data?.cart || !address || !kind.isDue(address, data.cart)) return;
    busy = true;
    void takeNow(kind).then((arrivals) => {
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

/** In turn with what changes the cart here and adds to it in other tabs. Never rejects: a later reading tells, then. */
const takeNow = <Found>(kind: LateKind<Found>): Promise<readonly Found[]> =>
  onCart('late', async (_before, check) =>
    inTurnOfTabs(async (): Promise<readonly Found[]> => {
      const address = cartAddress();
      if (address === undefined) return [];
      try {
        const cart = await retryRead(() => fetchCart(address));
        check();
        // Whoever looks at another tab by now is told there.
        if (!isInView()) return [];
        const arrivals = kind.take(address, cart);
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
