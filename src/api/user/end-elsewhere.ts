import { storeBasePath } from '../../core/locale/routes.ts';
import { randomId } from '../../core/random.ts';
import { runtime } from '../../core/runtime.ts';
import { commerceOrigin } from '../client.ts';
import { commerceHeaders, commerceUrl } from '../commerce-request.ts';

/** Milliseconds for each call; a sign-out goes on without the answers. */
const TIMEOUT_MS = 15_000;

/**
 * Ends what store and commerce keep of a session: by hand the site's logout and the commerce logout, by timeout the
 * store's own. Each is one try. Rejects when one failed, after all were made. Source: SES-02, specification section 7.
 */
export const endElsewhere = async (
  reason: 'asked' | 'timeout',
  accessToken: string | undefined,
): Promise<void> => {
  const { config, row } = runtime();
  const calls: Promise<void>[] = [];
  if (config.store !== undefined) {
    const path = reason === 'timeout' ? `${storeBasePath(row.locale)}/logout?timeout=true` : '/logout';
    calls.push(send(config.store + path, { method: 'GET', credentials: 'include' }));
  }
  if (reason === 'asked' && accessToken !== undefined) {
    const origin = commerceOrigin();
    const headers = { ...commerceHeaders(origin, randomId()), Authorization: `Bearer ${accessToken}` };
    calls.push(
      send(commerceUrl(origin, '/users/current/logout'), { method: 'POST', headers, credentials: 'omit' }),
    );
  }
  const failures = (await Promise.allSettled(calls)).flatMap((one) =>
    one.status === 'rejected' ? [one.reason as unknown] : [],
  );
  if (failures.length > 0) throw new AggregateError(failures, 'A logout failed.');
};

const send = async (url: string, init: RequestInit): Promise<void> => {
  const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  // A logout that leads on to another page has done its work.
  if (!response.ok && response.type !== 'opaqueredirect')
    throw new Error(`A logout answered ${response.status}.`);
};
