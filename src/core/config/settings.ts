import type { PageConfig } from './page-config.ts';
import { localeRow } from '../locale/locale-table.ts';

/** The features that a page can turn on and off. Source: FLG-06. */
export type PageSettings = {
  /** Whether the widgets look for an existing session. */
  session: boolean;
  /** Whether visitors sign in with the identity provider. */
  identityProvider: boolean;
  /** Whether activity renews an expired token. */
  activityRefresh: boolean;
  /** Whether the widgets fetch and show the signed-in user. */
  loggedInUser: boolean;
  /** Whether the UAP discount is shown. */
  uap: boolean;
  invoices: {
    /** Whether invoices are looked up by number and postal code without signing in, as at /invoices/{locale}. */
    simplified: boolean;
  };
  /** Whether the widgets may redirect without asking: to login, to an error page, to another locale, after a sign-out. */
  redirects: boolean;
};

/** Returns whether a path is /invoices/{locale}, without the route table, which every page would carry. */
function isSimplifiedInvoices(path: string): boolean {
  const segments = path.split('/').filter(Boolean);
  if (localeRow(segments[0])) segments.shift();
  return (
    segments.length === 2 && segments[0]?.toLowerCase() === 'invoices' && localeRow(segments[1]) !== undefined
  );
}

/**
 * Returns a page's settings from its configuration and its path (`location.pathname`). All settings but simplified invoices
 * default to true. Simplified invoices default to true at /invoices/{locale} only, and always turn `loggedInUser` off.
 * Source: FLG-06, SES-12.
 */
export function resolveSettings(given: PageConfig['settings'], path: string): PageSettings {
  const simplified = given.invoices?.simplified ?? isSimplifiedInvoices(path);
  return {
    session: true,
    identityProvider: true,
    activityRefresh: true,
    uap: true,
    redirects: true,
    ...given,
    loggedInUser: given.loggedInUser !== false && !simplified,
    invoices: { simplified },
  };
}
