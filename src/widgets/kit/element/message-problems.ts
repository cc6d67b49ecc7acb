import { didYouMean } from '../../../core/config/nearest.ts';
import type { PageConfig } from '../../../core/config/page-config.ts';

/* Loaded only on a page that replaces texts: the list of all keys is long. */

/** The keys of all messages. The build fills in the list (`src/build/messages/lists-for-authors.ts`). */
const messageKeys: readonly string[] = [];

/**
 * Returns a message for the author about each key of `messages` and `contentMessages` that no widget has. Keys of an unknown
 * family are ignored, because they may be the page's own, unless they are nearly one of ours (EMB-08).
 */
export const messageProblems = (
  config: Pick<PageConfig, 'messages' | 'contentMessages'>,
  known: readonly string[] = messageKeys,
): string[] => {
  const family = (key: string) => key.split('.')[0] ?? '';
  const families = [...new Set(known.map(family))];
  const isOurs = (key: string) => didYouMean(family(key), families) !== '';
  const all = new Set(known);
  return (['messages', 'contentMessages'] as const).flatMap((setting) =>
    Object.keys(config[setting])
      .filter((key) => !all.has(key) && isOurs(key))
      .slice(0, MOST)
      .map(
        (key) =>
          `${setting}: there is no text "${key}" to replace; check its spelling.${didYouMean(key, known, (one) => `"${one}"`)}`,
      ),
  );
};

/** No more than these are told of one setting. A page with so many has another reason than spelling. */
const MOST = 20;
