import { noConfiguration, parsePageConfig, type ConfigResult, type GivenPageConfig } from './page-config.ts';

/** The object that the loader leaves for the bundle it loads. */
export type LoaderNote = {
  /** The `data-*` attributes of the loader's script tag. */
  data: Readonly<Record<string, string | undefined>>;
  /** Loads a widget's code by tag. */
  ensure(tag: string): void;
  /** Puts a reload button into an element whose files could not be loaded (REL-06). */
  offerReload(element: Element): void;
  /** The `assess-cart-add` requests that came before a widget could take them. Absent once a widget has taken them. */
  asked?: unknown[] | undefined;
};

const NOTE_KEY = Symbol.for('assess-widgets.loader');

/** Returns the loader's object. Undefined on a page that loads the widgets as modules. */
export const loaderNote = (): LoaderNote | undefined => (globalThis as { [NOTE_KEY]?: LoaderNote })[NOTE_KEY];

let configured: GivenPageConfig | undefined;

/** Sets the page's configuration from code (npm), once and before the first widget connects; later calls only warn. */
export const configure = (config: GivenPageConfig): void => {
  if (configured === undefined) configured = config;
  else console.warn('Assess widgets: configure() was called twice; the first call counts.');
};

/** Forgets the configuration, so that a test can start with a fresh page. */
export const forgetConfiguration = (): void => {
  configured = undefined;
};

/** Reads the page's configuration from the config script, else the loader's `data-*` attributes, else `configure()`. */
export const readPageConfig = (doc: Document): ConfigResult => {
  const script = doc.querySelector('script[type="application/json"][data-assess-config]');
  if (script) {
    try {
      return parsePageConfig(JSON.parse(script.textContent ?? ''));
    } catch (error) {
      return noConfiguration(['notJson', (error as Error).message]);
    }
  }
  const data = loaderNote()?.data;
  if (data && Object.keys(data).length > 0) return parsePageConfig({ ...data });
  return configured ? parsePageConfig(configured) : noConfiguration(['missing']);
};
