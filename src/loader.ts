import {
  anonymousCartPath,
  CART_FIELDS,
  commerceHeaders,
  commerceUrl,
  type CommerceOrigin,
} from './api/commerce-request.ts';
import { localeRow } from './core/locale/locale-table.ts';
import { resolveLocale } from './core/locale/resolve.ts';
import type { LoaderNote } from './core/config/read-page-config.ts';
import { storageName } from './core/storage-names.ts';
import type { LoaderTable } from './loader-table.ts';

declare const __LOADER_TABLE__: LoaderTable;
/** Where the chunks lie, from the loader's own place. */
declare const __CHUNKS__: string;

/** Words for the one thing that can go wrong before any catalogue is there: a chunk that is gone (REL-06). */
const RELOAD = {
  en: 'Reload this page',
  fr: 'Recharger la page',
  nl: 'Pagina opnieuw laden',
  es: 'Recargar la página',
};

const PREFIX = 'assess-';

type PageSettings = {
  commerceBase?: string;
  locale?: string;
  author?: unknown;
  platformKey?: string;
  entryPoint?: string;
};

/**
 * The one script a page loads. Finds `assess-*` tags now and later and starts their code, their words and their data
 * in the same round trip (EMB-01, PERF-05). No dependency; at most 2 kB (PERF-01).
 */
const start = (script: HTMLScriptElement): void => {
  const page = globalThis as { [key: symbol]: unknown };
  const key = Symbol.for('assess-widgets.loader');
  if (page[key]) {
    console.info('Assess widgets: the loader is on this page twice. Remove one.');
    return;
  }
  const { shared, words, widgets } = __LOADER_TABLE__;
  const early: LoaderNote['early'] = new Map();
  const begun = new Set<string>();
  const names = Object.keys(widgets);
  const settings = readSettings(script);
  const row = localeRow(
    localeRow(settings.locale)?.locale ??
      resolveLocale({
        host: location.host,
        path: location.pathname,
        htmlLang: document.documentElement.lang,
      }),
  );
  const address = (name: string) => new URL(`${__CHUNKS__}${name}.js`, script.src).href;

  const preload = (name: string) => {
    if (begun.has(name)) return;
    begun.add(name);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address(name);
    link.nonce = script.nonce;
    document.head.append(link);
  };

  const load = (url: string, tag: string) =>
    import(/* @vite-ignore */ url)
      .catch(() => import(/* @vite-ignore */ `${url}?again`))
      .catch((error: unknown) => {
        console.error(`Assess widgets: no code for <${tag}>.`, error);
        document.querySelectorAll(tag).forEach(offerReload);
      });

  const offerReload = (element: Element) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = RELOAD[row.language];
    button.onclick = () => location.reload();
    element.append(button);
  };

  const ensure = (tag: string) => {
    if (begun.has(tag) || customElements.get(tag)) return;
    begun.add(tag);
    const name = tag.slice(PREFIX.length);
    const widget = Object.hasOwn(widgets, name) && widgets[name];
    if (!widget) {
      console.warn(`Assess widgets: no widget <${tag}>. There are: ${names.join()}.`);
      return;
    }
    const [code, ownWords, needs, data] = widget;
    const language = row.language;
    for (const index of needs) preload(shared[index] ?? '');
    preload(`${name}.${language}-${ownWords}`);
    preload(`shared.${language}-${words}`);
    if (data) beginCart(settings, row, early);
    void load(address(`${name}-${code}`), tag);
  };

  const look = (root: ParentNode) => {
    for (const { localName } of root.querySelectorAll(':not(:defined)'))
      if (localName.startsWith(PREFIX)) ensure(localName);
  };

  page[key] = { data: { ...script.dataset }, names, ensure, early, offerReload } satisfies LoaderNote;
  look(document);
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element) {
          if (node.localName.startsWith(PREFIX)) ensure(node.localName);
          look(node);
        }
  }).observe(document, { childList: true, subtree: true });
};

/** Only what starting early needs; the bundle parses the configuration whole and reports what is wrong with it. */
const readSettings = (script: HTMLScriptElement): PageSettings => {
  const tag = document.querySelector('script[data-assess-config]');
  try {
    return tag ? (JSON.parse(tag.textContent ?? '') as PageSettings) : script.dataset;
  } catch {
    return {};
  }
};

/** Begins reading the anonymous visitor's cart, when there is one; the bundle takes the answer over. */
const beginCart = (
  settings: PageSettings,
  row: Omit<CommerceOrigin, 'base' | 'platformKey' | 'entryPoint'>,
  early: LoaderNote['early'],
): void => {
  const { commerceBase: base, platformKey, entryPoint, author } = settings;
  try {
    const guid: unknown = JSON.parse(localStorage.getItem(storageName('cartGuid', row.baseSite)) ?? 'null');
    const signedIn = sessionStorage.getItem(storageName('tokens'));
    // Without randomUUID (an insecure origin) the bundle, which has another way, begins the read.
    if (typeof guid !== 'string' || !base || author || signedIn || !crypto.randomUUID) return;
    const origin: CommerceOrigin = { ...row, base: base.replace(/\/+$/, ''), platformKey, entryPoint };
    const url = commerceUrl(origin, anonymousCartPath(guid), { fields: CART_FIELDS });
    if (early.has(url)) return;
    const answer = fetch(url, { headers: commerceHeaders(origin, crypto.randomUUID()), credentials: 'omit' });
    // A failure belongs to whoever takes the answer over; nobody may.
    answer.catch(() => undefined);
    early.set(url, answer);
  } catch {
    // Storage is off limits here: the bundle, which tolerates that, reads the cart itself.
  }
};

if (document.currentScript instanceof HTMLScriptElement) start(document.currentScript);
