import { isServiceError } from '../../../../core/errors.ts';
import type en from './messages/en.json';

type AccountKey = keyof typeof en;

/** How long to wait if the service names no time. Source: CHK-02 e. */
const WAIT_MS = 15 * 60_000;

/** Returns why the service refused a number, and how long to wait. Undefined if the failure belongs to no field. */
export const numberRefusal = (error: unknown): { key: AccountKey; waitMs?: number } | undefined => {
  if (!isServiceError(error)) return undefined;
  if (error.status === 429) return { key: 'checkout.account.wait', waitMs: error.retryAfterMs ?? WAIT_MS };
  if (error.type === 'UnknownIdentifierError' || error.status === 404)
    return { key: 'checkout.account.notFound' };
  if (error.type === 'NotForAgents') return { key: 'checkout.account.agent' };
  return error.type === 'ValidationError' ? { key: 'checkout.account.numberWrong' } : undefined;
};

/**
 * Returns why the service no longer accepts an account for this cart. Undefined if the failure is not about the
 * account. Source: CHK-02 c, CHK-05 c.
 */
export const accountRefusal = (error: unknown): AccountKey | undefined => {
  if (!isServiceError(error)) return undefined;
  if (error.type === 'UnknownIdentifierError') return 'checkout.account.notFound';
  if (error.type !== 'AccountInvalid') return undefined;
  return reasonIn(error.info) === 'organizationOnly'
    ? 'checkout.account.organization-only'
    : 'checkout.account.no-billing-address';
};

const reasonIn = (info: unknown): unknown => {
  const { errors } = (info ?? {}) as { errors?: unknown };
  const [first] = Array.isArray(errors) ? (errors as unknown[]) : [];
  return ((first ?? {}) as { reason?: unknown }).reason;
};
