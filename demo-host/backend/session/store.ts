import type { Services } from '../core/services.ts';

/** Returns the store's sessions: those that the identity service's cookie names and that the store has not ended. */
export const createStoreSessions = (
  known: Services['sessionOf'],
): Pick<Services, 'sessionOf' | 'endSession'> => {
  const ended = new Set<string>();
  return {
    sessionOf: async (origin, cookies) => {
      const session = await known(origin, cookies);
      return session && !ended.has(session.id) ? session : undefined;
    },
    endSession: (id) => void ended.add(id),
  };
};

/** Matches calls of commerce for a customer. */
const CUSTOMERS =
  /^(?:\/commerce)?\/(?:headless\/ecommerce|occ)\/v2\/(?:[\w-]+\/)?users\/(?!anonymous(?:\/|$))/;

/**
 * Returns the customer of the browser's cookie in a call of commerce without a token, or undefined. The cookie is
 * `SameSite=Lax`, so that no other site can make a change with it. Requests that a page of the same site could send
 * without a preflight, such as a form, are not accepted.
 */
export const accountByCookie = async (
  request: Request,
  sessionOf: Services['sessionOf'],
): Promise<string | undefined> => {
  const { pathname, origin } = new URL(request.url);
  const cookies = request.headers.get('cookie');
  if (cookies === null || request.headers.has('authorization') || !CUSTOMERS.test(pathname)) return undefined;
  if (request.method === 'POST' && !/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    return undefined;
  return (await sessionOf(origin, cookies))?.accountId;
};
