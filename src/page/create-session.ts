import {
  createMemorySession,
  createTokenSession,
  type SessionPort,
  type TokenSessionPorts,
} from '../auth/index.ts';
import { now } from '../core/clock.ts';
import type { PageConfig } from '../core/config/page-config.ts';
import { leaveAfterSignOut } from './late-parts.ts';

/**
 * Creates the page's session as its settings allow: by the identity service, or by the store's cookie if `identityProvider`
 * is off (API-04). In author mode there is no sign-in (EMB-11).
 */
export const createSession = (
  { identity, store, settings }: PageConfig,
  author: boolean,
  ports: Pick<TokenSessionPorts, 'storage' | 'tabs' | 'forgets'>,
): SessionPort => {
  const byCookie = settings['identityProvider'] === false;
  return (byCookie ? store : identity) &&
    settings['session'] !== false &&
    settings['loggedInUser'] !== false &&
    !author &&
    !isSimplified(settings)
    ? createTokenSession({
        ...ports,
        service: byCookie ? undefined : identity,
        now,
        ended: leaveAfterSignOut,
      })
    : createMemorySession();
};

/**
 * Returns whether the page shows simplified invoices, which have no signed-in user (SES-12). The rule is that of
 * `config/settings.ts`, which loads later.
 */
const isSimplified = (settings: PageConfig['settings']): boolean => {
  const { simplified } = Object(settings['invoices']) as { simplified?: unknown };
  return typeof simplified === 'boolean'
    ? simplified
    : /\/invoices\/[a-z]{2}-[a-z]{2}\/?$/i.test(location.pathname);
};
