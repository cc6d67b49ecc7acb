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

/** `check` compares again; `stop` ends the comparison. */
export type LateFollower = { check(): void; stop(): void };

export type LateListener<Found = Arrival> = {
  /** Returns false while a message would interrupt the shopper. Call `check` when it no longer would. */
  isReady(): boolean;
  tell(found: readonly Found[]): void;
};

/**
 * A kind of calls that may be done late. `isAny`: is there such a call? `isDue`: may this cart show one, so that it must be
 * read? `take`: returns and removes what the cart shows.
 */
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

/** How often the cart is read while an unanswered call may still be done and the page is visible, in milliseconds. */
const READ_EVERY = 15_000;

/**
 * Reports what unanswered calls bring into the cart later. It checks after each reading of the cart. The cart is also read
 * again when the page becomes visible and at intervals. It does nothing while there is no such call. Source: API-06 b.
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
    // A hidden tab would show the message to nobody.
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

/**
 * Takes turns with changes of the cart on this page and with additions in other tabs. Never rejects: a later reading
 * reports it then.
 */
const takeNow = <Found>(kind: LateKind<Found>): Promise<readonly Found[]> =>
  onCart('late', async (_before, check) =>
    inTurnOfTabs(async (): Promise<readonly Found[]> => {
      const address = cartAddress();
      if (address === undefined) return [];
      try {
        const cart = await retryRead(() => fetchCart(address));
        check();
        // The shopper is looking at another tab, which reports it.
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
