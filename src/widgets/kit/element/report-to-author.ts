import type { AuthorProblem } from '../../../core/config/author-problem.ts';
import { late } from '../../../core/late.ts';

/** What an author is told: words, or a problem whose words load when it is told. */
export type Told = string | AuthorProblem;

const said = new Set<string>();

/**
 * Tells the page's author, in the console and once, what is wrong and how to mend it (EMB-08). The page itself shows nothing of it.
 * Without a tag it is the page's own configuration that is wrong, whatever widgets stand on it.
 */
export const reportToAuthor = (tag: string | undefined, problem: Told): void => {
  const tell = (words: string): void => {
    const line = `Assess widgets: ${tag ? `<${tag}> ` : ''}${words}`;
    if (said.has(line)) return;
    said.add(line);
    console.warn(line);
  };
  late(() => import('./author-words.ts')).then(
    ({ inWords }) => tell(inWords(problem)),
    // Better its name than nothing.
    () => tell(JSON.stringify(problem)),
  );
};
