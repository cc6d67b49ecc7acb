import { beginCart, pageLocale, pageSettings } from './begin-cart.ts';
import type { LoaderNote } from './core/config/read-page-config.ts';
import type { PackedTable } from './loader-table.ts';

declare const __LOADER_TABLE__: PackedTable;
/** The folder of the chunks, relative to the loader. */
declare const __CHUNKS__: string;

/** The text of the reload button, which is needed when a chunk, and so maybe every catalogue, is missing (REL-06). */
const RELOAD = {
  en: 'Reload this page',
  fr: 'Recharger la page',
  nl: 'Pagina opnieuw laden',
  es: 'Recargar la página',
};

const PREFIX = 'assess-';
/** The allowed form of a tag without an entry. Any other name could lead out of the folder of the chunks. */
const NAMED = /^assess(-[a-z]+)+$/;

/**
 * The only script that a page loads. It finds `assess-*` tags, now and later, and loads their code, texts and data in the
 * same round trip (EMB-01, PERF-05). The files of a tag without an entry in the table follow from its name. It has no
 * dependencies and at most 2 kB (PERF-01).
 */
const start = (script: HTMLScriptElement): void => {
  const page = globalThis as { [key: symbol]: unknown };
  const key = Symbol.for('assess-widgets.loader');
  if (page[key]) {
    console.info('Assess widgets: the loader is on this page twice. Remove one.');
    return;
  }
  const begun = new Set<string>();
  const settings = pageSettings(script);
  const row = pageLocale(settings);
  const address = (name: string) =>
    new URL(`${__CHUNKS__}${name}-${__LOADER_TABLE__.release}.js`, script.src).href;

  /** Begins to load a file. If it is missing, the widget that imports it reports that. */
  const preload = (name: string) => {
    import(/* @vite-ignore */ address(name)).catch(() => undefined);
  };

  const tell = (tag: string, error?: unknown) => console.warn(`Assess widgets: no widget <${tag}>.`, error);

  const offerReload = (element: Element) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = RELOAD[row.language];
    button.onclick = () => location.reload();
    element.append(button);
  };

  const ensure = (tag: string) => {
    if (!tag.startsWith(PREFIX) || begun.has(tag) || customElements.get(tag)) return;
    begun.add(tag);
    const name = tag.slice(PREFIX.length);
    if (!NAMED.test(tag)) return tell(tag);
    const [known, needs = ''] = __LOADER_TABLE__.widgets.match(` ${name}=(\\S*)`) ?? [
      '',
      __LOADER_TABLE__.others,
    ];
    const [chunks = '', ...inside] = needs.split(':');
    for (const one of `core${chunks}`.split(','))
      if (one === '+') void beginCart(settings, row);
      else preload(one);
    preload(`${name}.${row.language}`);
    for (const one of inside) ensure(PREFIX + one);
    const file = address(name);
    import(/* @vite-ignore */ file)
      .catch(() => import(/* @vite-ignore */ `${file}?again`))
      .catch((error: unknown) => {
        tell(tag, error);
        // Without an entry it may not be a widget at all, and a reload would not help.
        if (known) document.querySelectorAll(tag).forEach(offerReload);
      });
  };

  const look = (root: ParentNode) => {
    for (const { localName } of root.querySelectorAll(':not(:defined)')) ensure(localName);
  };

  const note: LoaderNote = { data: script.dataset, ensure, offerReload, asked: [] };
  page[key] = note;
  document.addEventListener('assess-cart-add', (event) =>
    note.asked?.push((event as CustomEvent<unknown>).detail),
  );
  look(document);
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element) {
          ensure(node.localName);
          look(node);
        }
  }).observe(document, { childList: true, subtree: true });
};

if (document.currentScript) start(document.currentScript as HTMLScriptElement);
