import { configure, within } from 'storybook/test';
import type { Catalogue } from '../../src/core/i18n/message-format.ts';
import { createMessageFormat } from '../../src/core/i18n/message-format.ts';
import { createTranslator, type Translate } from '../../src/core/i18n/translator.ts';
import { localeRow, type Locale } from '../../src/core/locale/locale-table.ts';
import { widgets } from '../../src/widgets/widget-list.ts';
import { loadMessages, type MessageLoaders } from '../../src/widgets/kit/element/widget-messages.ts';

// For a missing part, the library prints the tree around it, but it can't print a shadow root.
configure({
  getElementError: (message, { textContent }) =>
    new Error(`${message ?? 'The part is not there.'}\nThe widget says: ${textContent?.slice(0, 3000)}`),
});

type Words = { default: Catalogue };

/** The catalogues of every widget and its parts, loaded when a story needs them. */
const catalogues = import.meta.glob<Words>('../../src/widgets/*/**/messages/*.json');

const loadWords = async (tag: string, language: string): Promise<Words> => {
  const own = `../../src/widgets/${tag.replace('assess-', '')}/`;
  // Parts that several widgets draw have their own texts.
  const shared = ['check-columns', 'journey', 'list-review', 'q-global', 'readiness', 'training'].map(
    (part) => `../../src/widgets/parts/${part}/`,
  );
  const parts = [...shared, '../../src/widgets/kit/forms/'];
  const files = Object.keys(catalogues).filter(
    (file) =>
      [own, ...parts].some((folder) => file.startsWith(folder)) &&
      file.endsWith(`/messages/${language}.json`),
  );
  const loaded = await Promise.all(files.flatMap((file) => catalogues[file] ?? []).map((load) => load()));
  return { default: Object.assign({}, ...loaded.map((words) => words?.default)) as Catalogue };
};

const loadersOf = (tag: string): MessageLoaders => {
  const load = (language: string) => () => loadWords(tag, language);
  return { en: load('en'), fr: load('fr'), nl: load('nl'), es: load('es') };
};

/**
 * What a play function gets of a widget: queries inside its root, and its texts in the story's language. The root is
 * its shadow root, or in the light run of the stories the element itself.
 */
export type Inside = {
  ui: ReturnType<typeof within>;
  t: Translate;
  host: HTMLElement;
  root: ShadowRoot | HTMLElement;
};

type PlayContext = { canvasElement: HTMLElement; globals: Record<string, unknown> };

const isInLight = ({ dom }: { dom: 'shadow' | 'light' }): boolean => dom === 'light';

/** Finds the story's widget. Throws if its tag does not exist. */
export const inside = async (
  tag: `assess-${string}`,
  { canvasElement, globals }: PlayContext,
): Promise<Inside> => {
  const host = canvasElement.querySelector<HTMLElement>(tag);
  if (!host) throw new Error(`The story has no <${tag}>.`);
  const { assessLightTags: light } = globalThis as { assessLightTags?: ReadonlySet<string> };
  const isLight = light?.has(tag) === true || widgets.some((one) => one.tag === tag && isInLight(one));
  if ((host.shadowRoot === null) !== isLight)
    throw new Error(`<${tag}> is in the other kind of DOM than this run is for.`);
  const root = host.shadowRoot ?? host;
  const row = localeRow(globals['locale'] as Locale);
  const catalogue = await loadMessages(loadersOf(tag), row.language);
  const t = createTranslator({ catalogue, format: createMessageFormat(row.tag), overrides: [] });
  return { ui: within(root as unknown as HTMLElement), t, host, root };
};

/** A timeout that is long enough for a read that is tried three times. */
export const patient = { timeout: 20_000 };

/** Returns a text as the queries by text read it, with plain spaces only. */
export const plainSpaced = (text: string): string => text.replaceAll('\u00a0', ' ');
