import { callService } from '../../core/http/call-service.ts';
import { runtime } from '../../core/runtime.ts';
import { siteLogout, storeLogout } from './store.contract.ts';
import { logoutUser } from './user.contract.ts';

/**
 * Ends what store and commerce keep of a session: by hand the site's logout and the commerce logout (of a token, or of the
 * browser's cookie: then `byCookie` is the customer, and a cookie that is another's by now ends nothing), by timeout the store's own.
 * Without `store` the store's session stays: its logouts name nobody. Each is one try. Rejects when one failed, after all were
 * made. Source: SES-02, specification section 7.
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
