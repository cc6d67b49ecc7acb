import {
  anonymousCartPath,
  CART_FIELDS,
  commerceHeaders,
  commerceUrl,
  type CommerceOrigin,
} from '../../api/commerce-request.ts';
import type { LocaleRow } from '../../core/locale/locale-table.ts';
import { resolveLocaleRow } from '../../core/locale/resolve.ts';
import { earlyReads } from '../../core/http/early.ts';
import { storageName } from '../../core/storage-names.ts';

/** The parts of a page's configuration that the early start needs. The bundle parses the whole. */
export type PageSettings = {
  commerceBase?: string;
  locale?: string;
  author?: unknown;
  commerceExtensions?: unknown;
  regional?: string;
  platformKey?: string;
  entryPoint?: string;
  flags?: unknown;
  flagService?: unknown;
  identity?: unknown;
};

/** Returns the configuration block, else the `data-*` attributes of the given tag, unparsed. */
export const pageSettings = (script: Pick<HTMLScriptElement, 'dataset'>): PageSettings => {
  const tag = document.querySelector('script[data-assess-config]');
  try {
    return tag ? (Object(JSON.parse(tag.textContent ?? '')) as PageSettings) : script.dataset;
  } catch {
    return {};
  }
};

export const pageLocale = (settings: PageSettings): LocaleRow =>
  resolveLocaleRow({
    host: location.host,
    path: location.pathname,
    htmlLang: document.documentElement.lang,
    configured: settings.locale,
  });

/** Begins to read the anonymous cart if no read has begun; the bundle takes it over. Returns the response if it did. */
export const beginCart = (settings: PageSettings, row: LocaleRow): Promise<Response> | undefined => {
  const { commerceBase: base, platformKey, entryPoint, author } = settings;
  try {
    // A guid of dots alone would climb the path. Slashes are encoded.
    const guid = JSON.parse(localStorage.getItem(storageName('cartGuid', row.baseSite)) ?? '""') as string;
    // This is a sign-in in any tab. This tab may not have the tokens yet.
    const signedIn = localStorage.getItem(storageName('signedIn'));
    // Without randomUUID (on an insecure origin) the bundle begins the read, because it has a replacement.
    if (!/\w/.test(guid) || !base || author || signedIn || !crypto.randomUUID) return;
    const origin: CommerceOrigin = { ...row, base: base.replace(/\/+$/, ''), platformKey, entryPoint };
    const url = commerceUrl(origin, anonymousCartPath(guid), { fields: CART_FIELDS });
    const early = earlyReads();
    if (early.has(url)) return;
    const headers = commerceHeaders(origin, crypto.randomUUID());
    const answer = fetch(url, { headers, credentials: 'omit', redirect: 'error' });
    // The code that takes the answer over handles a failure. There may be no such code.
    answer.catch(() => undefined);
    early.set(url, answer);
    return answer;
  } catch {
    // Storage is blocked. The bundle tolerates that and reads the cart itself.
  }
};
