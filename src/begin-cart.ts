import {
  anonymousCartPath,
  CART_FIELDS,
  commerceHeaders,
  commerceUrl,
  type CommerceOrigin,
} from './api/commerce-request.ts';
import { localeRow, type LocaleRow } from './core/locale/locale-table.ts';
import { resolveLocale } from './core/locale/resolve.ts';
import { earlyReads } from './core/http/early.ts';
import { storageName } from './core/storage-names.ts';

/** What starting early needs of a page's configuration; the bundle parses it whole and reports what is wrong. */
export type PageSettings = {
  commerceBase?: string;
  locale?: string;
  author?: unknown;
  regional?: string;
  platformKey?: string;
  entryPoint?: string;
  flags?: unknown;
  flagService?: unknown;
};

/** The configuration block, else the `data-*` of the given tag, as they stand. */
export const pageSettings = (script: HTMLScriptElement): PageSettings => {
  const tag = document.querySelector('script[data-assess-config]');
  try {
    return tag ? (Object(JSON.parse(tag.textContent ?? '')) as PageSettings) : script.dataset;
  } catch {
    return {};
  }
};

export const pageLocale = (settings: PageSettings): LocaleRow =>
  localeRow(
    resolveLocale({
      host: location.host,
      path: location.pathname,
      htmlLang: document.documentElement.lang,
      configured: settings.locale,
    }),
  );

/**
 * Begins reading the anonymous visitor's cart, when there is one, once a page; the bundle takes the answer over. Gives
 * the answer to come when this call began it.
 */
export const beginCart = (settings: PageSettings, row: LocaleRow): Promise<Response> | undefined => {
  const { commerceBase: base, platformKey, entryPoint, author } = settings;
  try {
    // Dots alone would climb the path; slashes are encoded.
    const guid = JSON.parse(localStorage.getItem(storageName('cartGuid', row.baseSite)) ?? '""') as string;
    // Of all tabs: this one may not have the tokens yet.
    const signedIn = localStorage.getItem(storageName('signedIn'));
    // Without randomUUID (an insecure origin) the bundle, which has another way, begins the read.
    if (!/\w/.test(guid) || !base || author || signedIn || !crypto.randomUUID) return;
    const origin: CommerceOrigin = { ...row, base: base.replace(/\/+$/, ''), platformKey, entryPoint };
    const url = commerceUrl(origin, anonymousCartPath(guid), { fields: CART_FIELDS });
    const early = earlyReads();
    if (early.has(url)) return;
    const headers = commerceHeaders(origin, crypto.randomUUID());
    const answer = fetch(url, { headers, credentials: 'omit', redirect: 'error' });
    // A failure belongs to whoever takes the answer over; nobody may.
    answer.catch(() => undefined);
    early.set(url, answer);
    return answer;
  } catch {
    // Storage is off limits here: the bundle, which tolerates that, reads the cart itself.
  }
};
