import { CHALLENGE_MS, paymentsIn, type StoredToken } from '../../payment/payment-store.ts';
import { OccError, refused, unknownIdentifier } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import { siteByUid, type Site } from '../core/sites.ts';
import type { InvoiceNow } from './known-invoices.ts';
import { invoicesIn, type Payer, type StoredPayment } from './store.ts';

/*
 * How invoices are paid exactly once. An open invoice is in at most one payment that is not settled. Call everything here in
 * one transaction. Source: ACC-07 d to f, LEAD-06 d.
 */

/** How long another's payment holds its invoices, at most, in milliseconds. */
const HOLD_MS = 60_000;
/** How long a slow bank takes that accepts, and one that never answers. */
const SLOW_MS = 20_000;

/** Who pays, and what of an invoice they may pay. `token` is that of a look-up. */
export type Payers = {
  payer: Payer;
  token?: string | undefined;
  invoice: (id: string) => InvoiceNow | undefined;
};

type Type = 'InvoicePaid' | 'InvoiceBeingPaid' | 'InvoiceNotOpen' | 'CurrencyMixed';

/** Returns a refusal that names each invoice. Nothing was charged. */
const refusedFor = (type: Type, ids: readonly string[]): OccError =>
  new OccError(
    409,
    ids.map((subject) => ({
      type,
      message: `Invoice ${subject}: ${type}.`,
      subject,
      subjectType: 'invoice',
    })),
  );

const keyRetired = (): OccError =>
  refused('PaymentKeyRetired', 'Nothing can be paid with this key any more.');

const isOwn = ({ payer, lookUpToken }: StoredPayment, by: Payers): boolean =>
  by.token === undefined ? payer.id === by.payer.id : lookUpToken === by.token;

/** Returns a payment as it is now: a slow bank may have answered meanwhile. */
const nowOf = (payment: StoredPayment, services: Services): StoredPayment => {
  const { pending } = payment;
  if (payment.state !== 'pending' || !pending || pending.until > services.clock.now()) return payment;
  return pending.comesToPayment
    ? capture(payment, pending, pending.until, services)
    : retire(payment, services);
};

const capture = (
  payment: StoredPayment,
  { token, lastFour }: { token: string; lastFour: string },
  at: number,
  { repository }: Services,
): StoredPayment => {
  const { paymentId, ids, payer, total, site } = payment;
  const invoices = invoicesIn(repository);
  const { tokens, captures } = paymentsIn(repository);
  const used = tokens.get(token);
  if (used) tokens.put(token, '', { ...used, isUsed: true });
  const { currency } = siteByUid(site)!;
  captures.put(paymentId, payer.id ?? '', { orderCode: paymentId, amount: total, currency, token });
  invoices.markPaid(ids, { payer, paymentId, at, lastFour });
  const paid: StoredPayment = { ...payment, state: 'paid', pending: undefined, paidAt: at, lastFour };
  invoices.savePayment(paid);
  return paid;
};

/** Ends a payment without a charge, for good. */
const retire = (payment: StoredPayment, { repository }: Services): StoredPayment => {
  const invoices = invoicesIn(repository);
  if (payment.state === 'pending') invoices.release(payment.ids);
  const none: StoredPayment = { ...payment, state: 'none', pending: undefined };
  invoices.savePayment(none);
  return none;
};

const isUnsettled = ({ state }: StoredPayment): boolean => state === 'open' || state === 'pending';

/** Returns the unsettled payments that hold any of these invoices. */
const holding = (ids: readonly string[], services: Services): StoredPayment[] =>
  invoicesIn(services.repository)
    .payments()
    .map((payment) => nowOf(payment, services))
    .filter((payment) => isUnsettled(payment) && payment.ids.some((id) => ids.includes(id)));

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join() === other.toSorted().join();

/** Returns the invoices if each can be paid now. Throws a refusal that names those that can't. */
const payable = (ids: readonly string[], by: Payers): InvoiceNow[] => {
  const found = ids.flatMap((id) => by.invoice(id) ?? []);
  const unknown = ids.filter((id) => !found.some((one) => one.id === id));
  if (unknown.length > 0) throw refusedFor('InvoiceNotOpen', unknown);
  const paid = found.filter(({ status }) => status === 'PAID');
  if (paid.length > 0)
    throw refusedFor(
      'InvoicePaid',
      paid.map(({ id }) => id),
    );
  if (new Set(found.map(({ site }) => site.currency)).size > 1) throw refusedFor('CurrencyMixed', ids);
  return found;
};

/**
 * Returns the payment of these invoices. The same set of the same payer gives the same one until it is settled; another set
 * of theirs ends theirs if nothing was sent. Another's holds its invoices for at most 60 seconds.
 */
export const openIntent = (given: readonly string[], by: Payers, services: Services): StoredPayment => {
  const ids = [...new Set(given)];
  const held = holding(ids, services);
  const own = held.find((payment) => isOwn(payment, by) && isSame(payment.ids, ids));
  // Its outcome is not known yet, so its invoices are neither open nor paid.
  if (own?.state === 'pending') return own;
  const found = payable(ids, by);
  for (const payment of held) {
    if (payment === own) continue;
    const isTheirs = isOwn(payment, by) && payment.state === 'open';
    if (!isTheirs && services.clock.now() - payment.since < HOLD_MS)
      throw refusedFor(
        'InvoiceBeingPaid',
        payment.ids.filter((id) => ids.includes(id)),
      );
  }
  const elsewhere = found.filter(({ beingPaid }) => beingPaid && beingPaid.paymentId !== own?.paymentId);
  const others = elsewhere.filter(
    ({ beingPaid }) => !held.some((one) => one.paymentId === beingPaid?.paymentId),
  );
  if (others.length > 0)
    throw refusedFor(
      'InvoiceBeingPaid',
      others.map(({ id }) => id),
    );
  for (const payment of held) if (payment !== own) retire(payment, services);
  const amounts = found.map(({ toPay }) => toPay);
  const payment: StoredPayment = {
    paymentId: own?.paymentId ?? services.random(),
    key: own?.key ?? services.random(),
    ids,
    amounts,
    total: amounts.reduce((sum, amount) => sum + amount, 0),
    site: found[0]!.site.uid,
    payer: by.payer,
    lookUpToken: by.token,
    state: 'open',
    since: own?.since ?? services.clock.now(),
  };
  invoicesIn(services.repository).savePayment(payment);
  return payment;
};

/** Returns a payer's payment by its key, as it is now. */
export const paymentOfKey = (key: string, by: Payers, services: Services): StoredPayment | undefined => {
  const found = invoicesIn(services.repository)
    .payments()
    .find((payment) => payment.key === key);
  return found && isOwn(found, by) ? nowOf(found, services) : undefined;
};

/** Returns a payer's payment, as it is now. */
export const paymentOf = (paymentId: string, by: Payers, services: Services): StoredPayment => {
  const found = invoicesIn(services.repository).payment(paymentId);
  if (!found || !isOwn(found, by)) throw unknownIdentifier('payment', paymentId);
  return nowOf(found, services);
};

/** What became of a key. An open one ends here, so that a payment that arrives later charges nothing. */
export const askKey = (key: string, by: Payers, services: Services): StoredPayment | undefined => {
  const payment = paymentOfKey(key, by, services);
  return payment?.state === 'open' ? retire(payment, services) : payment;
};

export type PayWith = { token: string; expectedTotal: number; expectedCurrency: string };

/**
 * Pays all invoices of the payment, or none. A refusal is returned, to be thrown after the transaction, because a challenge
 * and a pending payment must be kept.
 */
export const payAll = (
  payment: StoredPayment | undefined,
  { token: named, expectedTotal, expectedCurrency }: PayWith,
  by: Payers,
  services: Services,
): StoredPayment | OccError => {
  if (!payment || payment.state === 'none') return keyRetired();
  if (payment.state === 'paid') return payment;
  if (payment.state === 'pending') return refused('PaymentPending', 'The bank has not answered yet.');
  let found: InvoiceNow[];
  try {
    found = payable(payment.ids, by);
  } catch (error) {
    if (!(error instanceof OccError)) throw error;
    // A payment of an invoice that is paid can't come to anything.
    retire(payment, services);
    return error;
  }
  const others = found.filter(({ beingPaid }) => beingPaid);
  if (others.length > 0)
    return refusedFor(
      'InvoiceBeingPaid',
      others.map(({ id }) => id),
    );
  const site = siteByUid(payment.site)!;
  const total = found.reduce((sum, { toPay }) => sum + toPay, 0);
  if (expectedCurrency !== site.currency || minor(expectedTotal, site) !== total)
    return refused('TotalChanged', 'The invoices come to another amount.', {
      subject: String(major(total, site)),
      subjectType: 'total',
    });
  return charge(payment, named, services);
};

const minor = (value: number, { currency }: Site): number =>
  Math.round(value * (currency === 'JPY' ? 1 : 100));
const major = (value: number, { currency }: Site): number => value / (currency === 'JPY' ? 1 : 100);

const charge = (payment: StoredPayment, named: string, services: Services): StoredPayment | OccError => {
  const { repository, clock } = services;
  const token = paymentsIn(repository).tokens.get(named);
  const now = clock.now();
  const isGood = token && !token.isUsed && token.expiresAt > now && token.kind === 'card';
  if (!isGood || token.behaviour === 'declined')
    return refused('PaymentRefused', 'The card was refused.', { reason: isGood ? 'declined' : 'expired' });
  if (token.behaviour === 'challenge-at-placing' && !token.proven) return challenge(token, services);
  const { lastFour } = token;
  if (token.behaviour !== 'slow-accepted' && token.behaviour !== 'slow-nothing')
    return capture(payment, { token: named, lastFour }, now, services);
  const comesToPayment = token.behaviour === 'slow-accepted';
  const pending = {
    until: now + (comesToPayment ? SLOW_MS : HOLD_MS),
    comesToPayment,
    lastFour,
    token: named,
  };
  const { paymentId, payer, ids } = payment;
  invoicesIn(repository).markBeingPaid(ids, { payer, paymentId, since: now });
  invoicesIn(repository).savePayment({ ...payment, state: 'pending', since: now, pending });
  return new OccError(504, [{ type: 'PaymentPending', message: 'The bank has not answered yet.' }]);
};

const challenge = (token: StoredToken, { repository, clock, random }: Services): OccError => {
  const id = random();
  const expiresAt = clock.now() + CHALLENGE_MS;
  paymentsIn(repository).challenges.put(id, '', { id, token: token.token, state: 'asked', expiresAt });
  return refused('PaymentChallengeRequired', 'The bank asks first.', {
    subject: id,
    subjectType: 'challenge',
  });
};
