import { localeRow } from '../locale/locale-table.ts';

/** What a page can turn on and off. Source: FLG-06. */
export type PageSettings = {
  /** Whether an existing session is looked for. */
  session: boolean;
  /** Whether visitors sign in by the identity provider. */
  identityProvider: boolean;
  /** Whether activity renews an expired token. */
  activityRefresh: boolean;
  /** Whether the signed-in user is fetched and shown. */
  loggedInUser: boolean;
  /** Whether the UAP discount shows. */
  uap: boolean;
  invoices: {
    /** Invoices by number and postal code, without a user: as at /invoices/{locale}. */
    simplified: boolean;
  };
  /** Whether the page may be left without being asked: after a sign-out, for another locale, an error page or the login page. */
  redirects: boolean;
};

/** A setting that holds anything but true or false counts as not given. */
function settingIn(record: unknown, name: string): boolean | undefined {
  if (typeof record !== 'object' || record === null || !Object.hasOwn(record, name)) return undefined;
  const value: unknown = record[name as keyof typeof record];
  return typeof value === 'boolean' ? value : undefined;
}

/**
 * Whether a path is /invoices/{locale}, with or without a locale in front. Not asked of the route table, which every
 * page would carry for it; the tests hold the two together.
 */
function isSimplifiedInvoices(path: string): boolean {
  const segments = path.split('/').filter(Boolean);
  if (localeRow(segments[0])) segments.shift();
  return (
    segments.length === 2 && segments[0]?.toLowerCase() === 'invoices' && localeRow(segments[1]) !== undefined
  );
}

/**
 * A page's settings out of what its configuration gives and its path (`location.pathname`). Simplified
 * invoices are on at /invoices/{locale} unless the page says otherwise, and turn `loggedInUser` off whatever
 * the page says. Source: FLG-06, SES-12.
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
