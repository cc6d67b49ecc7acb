import { beginCart, pageLocale, pageSettings } from '../page/early/begin-cart.ts';
import type { LoaderNote } from '../core/config/read-page-config.ts';
import type { AssessEvents } from '../core/events/event-table.ts';
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

/** Tells the page's author what is wrong. */
export const say = (what: string, ...error: unknown[]): void =>
  console.warn(`Assess widgets: ${what}.`, ...error);

type Report = (element: Element) => void;

/** An object on which the loader stores something under its symbol. */
type Marked = { [key: symbol]: unknown };

/** The loader's own address, and the `data-*` attributes of its tag. */
export type LoaderTag = Pick<HTMLScriptElement, 'src' | 'dataset'>;

/**
 * The only script that a page loads. It finds `assess-*` tags, now and later, also in open shadow roots (EMB-16), and loads
 * their code, texts and data in one round trip (EMB-01, PERF-05). At most 2 kB (PERF-01).
 */
export const startLoader = (script: LoaderTag): void => {
  const page = globalThis as Marked;
  const key = Symbol.for('assess-widgets.loader');
  if (page[key]) return say('two loaders on this page');
  const begun: Record<string, Promise<Report | void>> = {};
  const settings = pageSettings(script);
  const row = pageLocale(settings);
  const address = (name: string) =>
    new URL(`${__CHUNKS__}${name}-${__LOADER_TABLE__.release}.js`, script.src).href;

  /** Begins to load a file. If it is missing, the widget that imports it reports that. */
  const preload = (name: string) => {
    import(/* @vite-ignore */ address(name)).catch(() => undefined);
  };

  const offerReload = (element: Element) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = RELOAD[row.language];
    button.onclick = () => location.reload();
    element.append(button);
  };

  const begin = async (tag: string): Promise<Report | void> => {
    const name = tag.replace(PREFIX, '');
    const [known, needs = ''] = __LOADER_TABLE__.widgets.match(` ${name}=(\\S*)`) ?? [
      '',
      __LOADER_TABLE__.others,
    ];
    try {
      if (!NAMED.test(tag)) throw new TypeError();
      const [chunks = '', ...inside] = needs.split(':');
      `core${chunks}`
        .split(',')
        .forEach((one) => void (one === '+' ? beginCart(settings, row) : preload(one)));
      preload(`${name}.${row.language}`);
      inside.forEach((one) => ensure(PREFIX + one));
      const file = address(name);
      await import(/* @vite-ignore */ file).catch(() => import(/* @vite-ignore */ `${file}?again`));
    } catch (error) {
      say(`no widget <${tag}>`, error);
      // It says which tag may be meant.
      if (!known) preload('unheard');
      return (element) => {
        // Without an entry it may not be a widget at all, and a reload would not help.
        if (known) offerReload(element);
        element.dispatchEvent(
          new CustomEvent<AssessEvents['assess-error']>('assess-error', {
            detail: { code: 'widget.chunk', widget: tag },
            bubbles: true,
            composed: true,
          }),
        );
      };
    }
  };

  const ensure = (tag: string): Promise<Report | void> | undefined =>
    tag.startsWith(PREFIX) && !customElements.get(tag) ? (begun[tag] ??= begin(tag)) : undefined;

  /** Finds the tags in a part of the page. Our own shadow roots are left out: their widgets ask for what they draw. */
  const look = (node: Node) => {
    const { localName: tag, shadowRoot } = node as Element;
    // An element that is built piece by piece is found several times. It is told once.
    if (tag?.startsWith(PREFIX))
      (node as Node & Marked)[key] ??= ensure(tag)?.then((report) => report?.(node as Element));
    else if (shadowRoot) watch(shadowRoot);
    // The root of a component is attached when its code has loaded. Some names with a hyphen are no component's.
    else if (tag?.includes('-'))
      customElements.whenDefined(tag).then(
        () => (node as Element).shadowRoot && look(node),
        () => undefined,
      );
    node.childNodes.forEach(look);
  };
  const watch = (root: Node) => {
    look(root);
    observer.observe(root, { childList: true, subtree: true });
  };
  const observer = new MutationObserver((records) => {
    records.forEach(({ addedNodes }) => addedNodes.forEach(look));
  });

  const note: LoaderNote = (page[key] = { data: script.dataset, ensure, offerReload, asked: [] });
  document.addEventListener('assess-cart-add', (event) => {
    // The file answers if the page has no widget that could.
    if (note.asked?.push((event as CustomEvent<unknown>).detail)) preload('unheard');
  });
  watch(document);
  // A browser reads its tables of numbers at their first use, which takes a slow phone 80 ms: now, while the files arrive.
  Intl.NumberFormat();
};
