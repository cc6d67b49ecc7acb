import { noConfiguration, parsePageConfig, type ConfigResult, type GivenPageConfig } from './page-config.ts';

/** What the loader leaves for the bundle it loads. */
export type LoaderNote = {
  /** Its tag's `data-*` attributes. */
  data: Readonly<Record<string, string | undefined>>;
  /** Loads a widget's code by tag. */
  ensure(tag: string): void;
  /** Puts a button that loads the page again into an element whose files are gone (REL-06). */
  offerReload(element: Element): void;
  /** What the page asked for by `assess-cart-add` before a widget could take it; gone once one does. */
  asked?: unknown[] | undefined;
};

const NOTE_KEY = Symbol.for('assess-widgets.loader');

/** What the loader left for the widgets; undefined on a page that loads them as modules. */
export const loaderNote = (): LoaderNote | undefined => (globalThis as { [NOTE_KEY]?: LoaderNote })[NOTE_KEY];

let configured: GivenPageConfig | undefined;

/**
 * Sets the page's configuration from code (npm use). Call it before the first widget connects; later calls do nothing
 * and say so. A `<script type="application/json" data-assess-config>` or the loader's `data-*` win over it.
 */
export const configure = (config: GivenPageConfig): void => {
  if (configured === undefined) configured = config;
  else console.warn('Assess widgets: configure() was called twice; the first call counts.');
};

/** For tests that need a fresh page. */
export const forgetConfiguration = (): void => {
  configured = undefined;
};

/** Reads the page's configuration once: config script, else the loader's `data-*`, else `configure()`. */
export const readPageConfig = (doc: Document): ConfigResult => {
  const script = doc.querySelector('script[type="application/json"][data-assess-config]');
  if (script) {
    try {
      return parsePageConfig(JSON.parse(script.textContent ?? ''));
    } catch {
      return noConfiguration('notJson');
    }
  }
  const data = loaderNote()?.data;
  if (data && Object.keys(data).length > 0) return parsePageConfig({ ...data });
  return configured ? parsePageConfig(configured) : noConfiguration('missing');
};
