import type { Following } from '../loader-table.ts';

/** As much of a chunk of the bundler as this needs. */
export type BuiltChunk = {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
};

/** What a widget imports by itself, in each visit: the files where its parts begin, and the folders of the words that come with them. */
export type FollowingParts = { readonly code: readonly string[]; readonly words: readonly string[] };

/**
 * The parts that a widget asks for one after the other before its first content stands. Only the checkout is slow enough by them: who
 * is signed in, its steps, and the step that most orders begin with. Source: PERF-13.
 */
export const FOLLOWING: Readonly<Record<string, FollowingParts>> = {
  checkout: {
    code: [
      'src/widgets/shared/element/light-sheet.ts',
      'src/widgets/checkout/flow/Flow.tsx',
      'src/widgets/checkout/steps/shipping-address/step.tsx',
      'src/auth/profile/read-profile.ts',
      'src/follow-session.ts',
      'src/follow-checkout.ts',
      'src/follow-activity.ts',
    ],
    words: [
      'src/widgets/checkout/steps/shipping-address/messages',
      'src/widgets/kit/forms/messages',
      'src/widgets/shared/address/messages',
    ],
  },
};

/**
 * The chunks of these parts with all that they import, but for those that are begun with the widget anyway.
 *
 * @throws {Error} when a part is in no chunk of the build.
 */
export const followingChunks = (
  chunks: readonly BuiltChunk[],
  { code, words }: FollowingParts,
  begun: ReadonlySet<string>,
): Following => {
  const files = (sources: readonly string[]) => {
    const all = new Set<string>();
    for (const source of sources) addChunk(chunkOf(chunks, source), chunks, all);
    return [...all].filter((file) => !begun.has(file)).map(bareName);
  };
  const wordsIn = (language: Exclude<keyof Following, 'code'>) =>
    files(words.map((folder) => `${folder}/${language}.json`));
  return { code: files(code), en: wordsIn('en'), fr: wordsIn('fr'), nl: wordsIn('nl'), es: wordsIn('es') };
};

/** The chunk that a file of the source, or a compiled catalogue, stands in. @throws {Error} where none does. */
export const chunkOf = <C extends BuiltChunk>(chunks: readonly C[], source: string): C => {
  const isOf = (id: string) => id.endsWith(`/${source}`) || id.endsWith(`:${source}.js`);
  const found = chunks.find(({ moduleIds }) => moduleIds.some(isOf));
  if (found === undefined) throw new Error(`The build has no chunk that holds ${source}.`);
  return found;
};

const addChunk = (chunk: BuiltChunk, chunks: readonly BuiltChunk[], found: Set<string>): void => {
  if (found.has(chunk.fileName)) return;
  found.add(chunk.fileName);
  for (const name of chunk.imports) {
    const next = chunks.find(({ fileName }) => fileName === name);
    if (next) addChunk(next, chunks, found);
  }
};

/** `chunks/core-1a2b3c.js` → `core-1a2b3c` */
export const bareName = (file: string): string => file.replace('chunks/', '').replace('.js', '');
