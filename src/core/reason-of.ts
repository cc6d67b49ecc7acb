import { isServiceError } from './errors.ts';
import { now } from './clock.ts';

/** Why a call failed, as far as every call can. The catalogue of the kit's pages has a text for each. */
export type Reason =
  | 'offline'
  | 'forbidden' // 401, 403, or the session has changed meanwhile
  | 'gone' // 404
  | 'changed' // 409, 412: it changed since it was read
  | 'busy' // 429, 503
  | 'refused' // 400: the same request will always fail
  | 'notDone' // the answer was lost and nothing was done
  | 'unconfirmed' // it is unknown whether it was done
  | 'failed';

const BY_STATUS: Readonly<Record<number, Reason>> = {
  400: 'refused',
  401: 'forbidden',
  403: 'forbidden',
  404: 'gone',
  409: 'changed',
  412: 'changed',
  429: 'busy',
  503: 'busy',
};

type Rows<Name> = {
  /**
   * Reasons by the type of the service's first error, or by its type with the reason or the subject that it names, as
   * `ValidationError email`. They come before those by status.
   */
  type?: Readonly<Record<string, Name>>;
  status?: Readonly<Record<number, Name>>;
};

/** Returns what a table has for a failed call. Undefined if it has no row for it. */
export const rowOf = <Name>(
  error: unknown,
  { type: types = {}, status = {} }: Rows<Name>,
): Name | undefined => {
  if (!isServiceError(error)) return undefined;
  const { type = '', errors } = error;
  const keys = [errors[0]?.reason, errors[0]?.subject].map((named) => `${type} ${named}`);
  const key = [...keys, type].find((one) => Object.hasOwn(types, one));
  return key === undefined ? status[error.status] : types[key];
};

/**
 * Returns the reason of a failed call, by which its words are chosen: `reasonOf(error, { type: { QuoteExpired: 'expired' },
 * status: { 409: 'locked' } })`. A write whose answer was lost has it in its code (`WriteError`). Source: API-02, REL-01.
 */
export const reasonOf = <Name extends string = never>(
  error: unknown,
  rows: Rows<Name | Reason> = {},
): Name | Reason => {
  if (!isServiceError(error)) return byCode((Object(error) as { code?: unknown }).code);
  if (error.kind === 'offline') return 'offline';
  if (error.kind === 'session-changed') return 'forbidden';
  return rowOf(error, rows) ?? BY_STATUS[error.status] ?? 'failed';
};

const byCode = (code: unknown): Reason => {
  if (code === 'write.notDone' || code === 'cart.notDone') return 'notDone';
  return typeof code === 'string' && /^(write|cart)\./.test(code) ? 'unconfirmed' : 'failed';
};

/** How long to wait after too many tries if the service names no time. */
const WAIT_MS = 15 * 60_000;

/** Returns when a call that failed now may be tried again, in milliseconds since the epoch: as the service says, else in 15 minutes. */
export const waitUntil = (error: unknown): number =>
  now() + ((isServiceError(error) ? error.retryAfterMs : undefined) ?? WAIT_MS);
