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

/** Returns a setting if it is a boolean. Any other value counts as absent. */
function settingIn(record: unknown, name: string): boolean | undefined {
  if (typeof record !== 'object' || record === null || !Object.hasOwn(record, name)) return undefined;
  const value: unknown = record[name as keyof typeof record];
  return typeof value === 'boolean' ? value : undefined;
}

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
export function resolveSettings(given: Readonly<Record<string, unknown>>, path: string): PageSettings {
  const on = (name: string) => settingIn(given, name) ?? true;
  const invoices = Object.hasOwn(given, 'invoices') ? given['invoices'] : undefined;
  const simplified = settingIn(invoices, 'simplified') ?? isSimplifiedInvoices(path);
  return {
    session: on('session'),
    identityProvider: on('identityProvider'),
    activityRefresh: on('activityRefresh'),
    loggedInUser: on('loggedInUser') && !simplified,
    uap: on('uap'),
    invoices: { simplified },
    redirects: on('redirects'),
  };
}
