import { callService } from '../../core/http/call-service.ts';
import { runtime } from '../../core/runtime.ts';
import { siteLogout, storeLogout } from './store.contract.ts';
import { logoutUser } from './user.contract.ts';

/**
 * Ends the session at the store and at commerce: for `asked` by the site's and the commerce logout, for `timeout` by the
 * store's. The commerce logout uses the token, or the cookie of the customer `byCookie`. If `store` is false, the store's
 * session is left alone. Each call is tried once. Rejects after all if one failed. Source: SES-02, section 7.
 */
export const endElsewhere = async (
  reason: 'asked' | 'timeout',
  token: string | undefined,
  { byCookie, store = true }: { byCookie?: string | undefined; store?: boolean } = {},
): Promise<void> => {
  const { config, row } = runtime();
  const calls: Promise<unknown>[] = [];
  if (store && config.store !== undefined) {
    const path = { baseSiteId: row.baseSite, language: row.language };
    calls.push(
      reason === 'timeout'
        ? callService(storeLogout, { path, query: { timeout: 'true' }, as: {} })
        : callService(siteLogout, { as: {} }),
    );
  }
  if (reason === 'asked' && (token !== undefined || byCookie !== undefined))
    calls.push(
      callService(logoutUser, {
        path: { userId: byCookie ?? 'current' },
        as: { token, cookies: byCookie !== undefined },
      }),
    );
  const failures = (await Promise.allSettled(calls)).flatMap((one) =>
    one.status === 'rejected' ? [one.reason as unknown] : [],
  );
  if (failures.length > 0) throw new AggregateError(failures, 'A logout failed.');
};

const warn = (what: string, error: unknown): void => console.warn(`Assess widgets: ${what}`, error);

/** Runs one part of a sign-out. If it fails, the failure is logged and the sign-out goes on (SES-02, IDN-03). */
export const tolerate = async (what: string, part: () => Promise<void>): Promise<void> => {
  try {
    await part();
  } catch (error) {
    warn(what, error);
  }
};
