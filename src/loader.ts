import { beginCart, pageLocale, pageSettings } from './begin-cart.ts';
import type { LoaderNote } from './core/config/read-page-config.ts';
import type { PackedTable } from './loader-table.ts';

declare const __LOADER_TABLE__: PackedTable;
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
  const table = __LOADER_TABLE__;
  const begun = new Set<string>();
  const rows = table.widgets.split(' ').map((row) => row.split(':'));
  const names = rows.map(([name]) => name as string);
  const chunks = table.shared.replaceAll(' ', `-${table.release},`).split(',');
  const settings = pageSettings(script);
  const row = pageLocale(settings);
  const address = (name: string) => new URL(`${__CHUNKS__}${name}.js`, script.src).href;

  /** Begins a file early. That it is missing is told by the widget that imports it. */
  const preload = (name: string | undefined) => {
    if (name) import(/* @vite-ignore */ address(name)).catch(() => undefined);
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
    const [, needs, ...inside] = rows[names.indexOf(name)] ?? [];
    if (needs === undefined) {
      console.warn(`Assess widgets: no widget <${tag}>. There are: ${names.join(', ')}.`);
      return;
    }
    const { language } = row;
    for (const place of table.always + needs) preload(chunks[parseInt(place, 36)]);
    for (const owner of [name, 'shared']) preload(`${owner}.${language}-${table.release}`);
    if (needs.startsWith('+')) void beginCart(settings, row);
    for (const one of inside) ensure(PREFIX + one);
    void load(address(`${name}-${table.release}`), tag);
  };

  const look = (root: ParentNode) => {
    for (const { localName } of root.querySelectorAll(':not(:defined)'))
      if (localName.startsWith(PREFIX)) ensure(localName);
  };

  const note: LoaderNote = { data: script.dataset, names, ensure, offerReload, asked: [] };
  page[key] = note;
  document.addEventListener('assess-cart-add', (event) =>
    note.asked?.push((event as CustomEvent<unknown>).detail),
  );
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

if (document.currentScript instanceof HTMLScriptElement) start(document.currentScript);
