import type { AuthorProblem } from '../../../core/config/author-problem.ts';
import { late } from '../../../core/late.ts';

/** What an author is told: a text, or a problem whose words are loaded when it is reported. */
export type Told = string | AuthorProblem;

const said = new Set<string>();

/**
 * Writes to the console, once, what is wrong and how to fix it. The message is for the page's author (EMB-08); the page
 * itself shows nothing. Without `tag`, the problem is in the page's own configuration and not in a widget.
 * It is an error if no widget can be drawn.
 */
export const reportToAuthor = (
  tag: string | undefined,
  problem: Told,
  level: 'warn' | 'error' = 'warn',
): void => {
  const tell = (words: string): void => {
    const line = `Assess widgets: ${tag ? `<${tag}> ` : ''}${words}`;
    if (said.has(line)) return;
    said.add(line);
    console[level](line);
  };
  late(() => import('./author-words.ts')).then(
    ({ inWords }) => tell(inWords(problem)),
    // If the words can't be loaded, the raw problem is better than nothing.
    () => tell(JSON.stringify(problem)),
  );
};
