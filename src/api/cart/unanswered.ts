import { now, wait } from '../../core/clock.ts';
import { isServiceError, type ServiceError } from '../../core/errors.ts';
import { callService } from '../../core/http/call-service.ts';
import { late } from '../../core/late.ts';
import { randomId } from '../../core/random.ts';
import { runtime } from '../../core/runtime.ts';
import { array, count, isObject, object, text, typed, type Parse } from '../../core/storage-parsers.ts';
import { isCustomers, type CartAddress } from './cart-address.ts';
import { CartChangeError, isCartGone } from './cart-failure.ts';
import { addEntries, updateEntry, type CartModification } from './cart-writes.contract.ts';
import type { Cart } from './cart.contract.ts';
import type { MeantEntry } from './meant-entry.rules.ts';
import { isUndecided } from './read-after-loss.ts';
import {
  unanswered,
  waitOf,
  type Call,
  type Change,
  type Unanswered,
  type UnansweredEvent,
} from './unanswered.rules.ts';

/*
 * Sends the changes of the cart's lines, as `unanswered.rules.ts` decides. The call lies in session storage from before it
 * is sent until it is answered, so that the tab's next page can repeat it. Run it in turn (`change-cart.ts`).
 */

/** The store's answer: a modification for each line, none for a removed line on a plain host. */
type Answer = readonly CartModification[];

/**
 * Sends a change of the lines of the cart at `address`. `seen` is the cart as last read. Rejects with `CartChangeError`
 * `cart.unconfirmed` if nobody knows whether it was done, and else with the store's refusal.
 */
export const sendChange = (
  address: CartAddress,
  seen: Cart | null,
  asked: Pick<Call, 'change' | 'entry' | 'held'>,
): Promise<Answer> => {
  const key = runtime().config.commerceExtensions ? randomId() : '';
  const cart = isCustomers(address) ? (seen?.guid ?? '') : address.cartId;
  return run(address, { event: 'press', call: { ...asked, key, whose: address.whose, cart, now: now() } });
};

/**
 * Finds out what became of an unanswered change of the cart that was just read. Resolves to true if the cart may have
 * changed. Rejects with `CartChangeError` if the change was dropped, because it was for another cart or sign-in.
 */
export const settleChange = async (address: CartAddress | undefined, cart: Cart | null): Promise<boolean> => {
  const before = stored();
  if (before.state === 'none') return false;
  const visit = { whose: address?.whose ?? '', cart: cart?.guid ?? '', now: now() };
  await run(address, { event: 'read', visit }).catch((error: unknown) => {
    if (stored().state === 'none') throw error;
  });
  return before.state === 'open' && stored().state === 'settled';
};

const run = async (address: CartAddress | undefined, said: UnansweredEvent): Promise<Answer> => {
  const before = stored();
  let state = unanswered(before, said);
  let end: End = { event: 'lost' };
  while (state.state === 'sent' || state.state === 'looking' || state.state === 'waiting') {
    keep(state);
    if (state.state === 'waiting') {
      await wait(waitOf(state.call));
      state = unanswered(state, { event: 'waited' });
      continue;
    }
    end = await tryOnce(address, state, end.failure);
    if (end.event === 'not-sent') {
      keep(before);
      throw end.failure;
    }
    state = unanswered(state, { event: end.event });
  }
  keep(state);
  if (state.state === 'open' || (state.state === 'none' && state.told))
    throw new CartChangeError('cart.unconfirmed', end.failure);
  if (end.failure) throw end.failure;
  return end.answer ?? [];
};

type Asking = Extract<Unanswered, { state: 'sent' | 'looking' }>;
type End = { event: 'answered' | 'lost' | 'failed' | 'not-sent'; answer?: Answer; failure?: unknown };

/** `failure` is that of the try before, which a plain host's cart does not settle. */
const tryOnce = async (address: CartAddress | undefined, now: Asking, failure: unknown): Promise<End> => {
  try {
    const answer = await ask(address, now);
    return answer ? { event: 'answered', answer } : { event: 'lost', failure };
  } catch (error) {
    // After a change of the visitor, the next reading of the cart decides.
    if (!isServiceError(error) || error.kind === 'session-changed') throw error;
    return { event: eventOf(now, error), failure: error };
  }
};

const eventOf = ({ state, last }: Asking, error: ServiceError): End['event'] => {
  if (state === 'looking') return isCartGone(error) ? 'answered' : 'lost';
  if (error.kind === 'offline') return last ? 'lost' : 'not-sent';
  if (error.answerLost || error.mayBeAtWork) return 'lost';
  return isUndecided(error) ? 'failed' : 'answered';
};

/** Returns undefined if a plain host's cart does not show the change. */
const ask = async (
  address: CartAddress | undefined,
  { state, call }: Asking,
): Promise<Answer | undefined> => {
  if (address === undefined) throw new CartChangeError('cart.unconfirmed');
  if (call.key === '') {
    const plain = await late(() => import('./plain-lines.ts'));
    return state === 'sent' ? plain.sendPlain(address, call) : plain.lookPlain(address, call);
  }
  const headers = { 'Idempotency-Key': call.key };
  const { change } = call;
  if ('add' in change) {
    const orderEntries = change.add.map(({ code, quantity }) => ({ product: { code }, quantity }));
    const sent = await callService(addEntries, { path: address, headers, body: { orderEntries } });
    return sent.cartModifications;
  }
  // 0 removes the line. The store refuses the number of an entry with another product.
  const { code, quantity } = change;
  const path = { ...address, entryNumber: String(call.entry) };
  return [await callService(updateEntry, { path, headers, body: { quantity, product: { code } } })];
};

const line = object({ code: text(200), quantity: count });
const added = object<{ add: readonly { code: string; quantity: number }[] }>({ add: array(25, line) });
const meant = object<MeantEntry>({ from: count, at: count, among: array(500, count) });
const key: Parse<string> = (raw) => (/^[\w-]{0,64}$/.test(String(raw)) ? String(raw) : undefined);
const state: Parse<'open' | 'settled' | 'failed'> = (raw) =>
  raw === 'open' || raw === 'settled' || raw === 'failed' ? raw : undefined;

const change: Parse<Change> = (raw) => {
  const set = line(raw);
  if (!set || !isObject(raw)) return added(raw);
  return raw['meant'] === undefined ? set : { ...set, meant: meant(raw['meant']) };
};

const required = object<Omit<Call, 'entry' | 'held'>>({
  key,
  whose: typed(200),
  cart: typed(200),
  now: count,
  change,
});

const call: Parse<Call> = (raw) => {
  const found = required(raw);
  return found && isObject(raw)
    ? { ...found, entry: count(raw['entry']), held: count(raw['held']) }
    : undefined;
};

/** What lies in storage is untrusted. */
const parse = object<{ state: 'open' | 'settled' | 'failed'; call: Call }>({ state, call });

const stored = (): Unanswered => {
  const { storage, row } = runtime();
  return parse(storage.read('unansweredChange', row.baseSite)) ?? { state: 'none' };
};

const keep = (now: Unanswered): void => {
  const { storage, row } = runtime();
  if (now.state === 'none') return storage.remove('unansweredChange', row.baseSite);
  const { call } = now;
  // A page that is left while the call is under way leaves it open.
  const state = now.state === 'settled' || now.state === 'failed' ? now.state : 'open';
  storage.write('unansweredChange', { state, call }, row.baseSite);
};
