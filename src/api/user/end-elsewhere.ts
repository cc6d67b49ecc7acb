import { siteLogout, storeLogout } from '../../auth/customer/store.contract.ts';
import { fillPath, type Endpoint } from '../../core/http/define-endpoint.ts';
import { randomId } from '../../core/random.ts';
import { runtime } from '../../core/runtime.ts';
import { commerceOrigin } from '../client.ts';
import { commerceHeaders, commerceUrl } from '../commerce-request.ts';
import { logoutUser } from './user.contract.ts';

/**
 * Ends what store and commerce keep of a session: by hand the site's logout and the commerce logout (of a token, or of the
 * browser's cookie), by timeout the store's own. Each is one try. Rejects when one failed, after all were made. Source: SES-02, specification section 7.
 */
export const endElsewhere = async (
  reason: 'asked' | 'timeout',
  accessToken: string | undefined,
  byCookie = false,
): Promise<void> => {
  const { config, row } = runtime();
  const calls: Promise<void>[] = [];
  if (config.store !== undefined) {
    const { baseSite: baseSiteId, language } = row;
    const [call, path] =
      reason === 'timeout'
        ? [storeLogout, `${fillPath(storeLogout.path, { baseSiteId, language })}?timeout=true`]
        : [siteLogout, siteLogout.path];
    calls.push(send(call, config.store + path, { credentials: 'include' }));
  }
  if (reason === 'asked' && (accessToken !== undefined || byCookie)) {
    const origin = commerceOrigin();
    const headers = {
      ...commerceHeaders(origin, randomId()),
      ...(accessToken !== undefined && { Authorization: `Bearer ${accessToken}` }),
    };
    const url = commerceUrl(origin, fillPath(logoutUser.path, { userId: 'current' }));
    calls.push(send(logoutUser, url, { headers, credentials: byCookie ? 'include' : 'omit' }));
  }
  const failures = (await Promise.allSettled(calls)).flatMap((one) =>
    one.status === 'rejected' ? [one.reason as unknown] : [],
  );
  if (failures.length > 0) throw new AggregateError(failures, 'A logout failed.');
};

/** A sign-out goes on without the answer. */
const send = async ({ method, timeoutMs }: Endpoint, url: string, init: RequestInit): Promise<void> => {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { ...init, method, redirect: 'manual', signal });
  // A logout that leads on to another page has done its work.
  if (!response.ok && response.type !== 'opaqueredirect')
    throw new Error(`A logout answered ${response.status}.`);
};
