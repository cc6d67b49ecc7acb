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
 * By the identity service where the page names one, by the store's cookie where `identityProvider` is off (API-04), and as the
 * settings allow it; in author mode nobody is looked for (EMB-11).
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

/** Simplified invoices know no user (SES-12). The rule of `config/settings.ts`, which no page carries from the start. */
const isSimplified = (settings: PageConfig['settings']): boolean => {
  const { simplified } = Object(settings['invoices']) as { simplified?: unknown };
  return typeof simplified === 'boolean'
    ? simplified
    : /\/invoices\/[a-z]{2}-[a-z]{2}\/?$/i.test(location.pathname);
};
