import { isServiceError } from './errors.ts';

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

type Own<Name extends string> = {
  /** Reasons by the type of the service's first error. They come before those by status. */
  type?: Readonly<Record<string, Name>>;
  status?: Readonly<Record<number, Name | Reason>>;
};

/**
 * Returns the reason of a failed call, by which its words are chosen: `reasonOf(error, { type: { QuoteExpired: 'expired' },
 * status: { 409: 'locked' } })`. A write whose answer was lost has it in its code (`WriteError`). Source: API-02, REL-01.
 */
export const reasonOf = <Name extends string = never>(
  error: unknown,
  { type = {}, status = {} }: Own<Name> = {},
): Name | Reason => {
  if (!isServiceError(error)) return byCode((Object(error) as { code?: unknown }).code);
  if (error.kind === 'offline') return 'offline';
  if (error.kind === 'session-changed') return 'forbidden';
  const named = error.type !== undefined && Object.hasOwn(type, error.type) ? type[error.type] : undefined;
  return named ?? status[error.status] ?? BY_STATUS[error.status] ?? 'failed';
};

const byCode = (code: unknown): Reason => {
  if (code === 'write.notDone' || code === 'cart.notDone') return 'notDone';
  return typeof code === 'string' && /^(write|cart)\./.test(code) ? 'unconfirmed' : 'failed';
};
