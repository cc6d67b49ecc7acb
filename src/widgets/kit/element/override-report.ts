import type { PageConfig } from '../../../core/config/page-config.ts';
import { LANGUAGES, type Language } from '../../../core/locale/locale-table.ts';

/* Loaded in author mode only, on a page that replaces texts. */

/** Where texts show, and how long ours are. */
export type MessagePlace = {
  /** The tags, without `assess-`. None for texts that many widgets share. */
  tags: readonly string[];
  /** The length of our longest form of each text in each of `LANGUAGES`, by key. */
  lengths: Readonly<Record<string, readonly number[]>>;
};

/** The places of all texts, by folder. The build fills in the list (`src/build/messages/lists-for-authors.ts`). */
const messagePlaces: readonly MessagePlace[] = [];

type Page = Pick<PageConfig, 'messages'> & {
  language: Language;
  tags: ReadonlySet<string>;
};

/**
 * Returns what the author of `messages` may not have meant: texts of widgets that are not on this page, and texts that are
 * much longer than ours, with the place where each shows (LEAD-08 b). `message-problems.ts` tells of keys that are none.
 */
export const overrideReport = (
  { messages, language, tags }: Page,
  places: readonly MessagePlace[] = messagePlaces,
): string[] =>
  places.flatMap((place) => {
    const keys = Object.keys(messages).filter((key) => Object.hasOwn(place.lengths, key));
    if (keys.length === 0) return [];
    const owners = place.tags.map((tag) => `assess-${tag}`);
    const where = owners.length === 0 ? 'several widgets' : owners.map((tag) => `<${tag}>`).join(', ');
    const isUnused = owners.length > 0 && !owners.some((tag) => tags.has(tag));
    if (isUnused) return [`messages: not on this page is what shows ${listed(keys)}: ${where}.`];
    const at = LANGUAGES.indexOf(language);
    return keys.flatMap((key) => {
      const own = place.lengths[key]?.[at] ?? 0;
      const given = String(messages[key]).length;
      return given > mostFor(own)
        ? [
            `messages: "${key}" has ${given} characters, ours ${own}. See whether it fits where it shows: ${where}.`,
          ]
        : [];
    });
  });

/** Up to this length a text is as good as ours: the same words in another language are rarely twice as long. */
const mostFor = (own: number): number => Math.max(own * 2, own + 20);

/** The first keys of a list, and how many more there are. */
const listed = (keys: readonly string[]): string => {
  const first = keys
    .slice(0, 5)
    .map((key) => `"${key}"`)
    .join(', ');
  return keys.length > 5 ? `${first} and ${keys.length - 5} more` : first;
};

/** Returns the tags of a page, also of those inside open shadow roots. */
export const tagsOn = (page: ParentNode): Set<string> => {
  const found = new Set<string>();
  for (const element of page.querySelectorAll('*')) {
    if (element.localName.startsWith('assess-')) found.add(element.localName);
    if (element.shadowRoot) for (const tag of tagsOn(element.shadowRoot)) found.add(tag);
  }
  return found;
};
