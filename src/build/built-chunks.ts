/** Returns what is reached from the first ones by what follows each, themselves included. */
export const closureOf = <One>(first: Iterable<One>, following: (one: One) => Iterable<One>): Set<One> => {
  const found = new Set(first);
  // The loop also visits the entries that are added while it runs.
  for (const one of found) for (const next of following(one)) found.add(next);
  return found;
};

/** The part of the bundler's module information that is used. */
export type ImportGraph = (id: string) => { readonly importedIds: readonly string[] } | null;

/** Returns all modules that a module statically imports, directly and indirectly, including itself. */
export const staticClosure = (entry: string, importsOf: ImportGraph): ReadonlySet<string> =>
  closureOf([entry], (id) => importsOf(id)?.importedIds ?? []);

/** The parts of the bundler's chunk that are needed here. */
export type BuiltChunk = {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
};

/** Returns the chunk that contains a source file or a compiled catalogue. @throws {Error} if there is none. */
export const chunkOf = <C extends BuiltChunk>(chunks: readonly C[], source: string): C => {
  const isOf = (id: string) => id.endsWith(`/${source}`) || id.endsWith(`:${source}.js`);
  const found = chunks.find(({ moduleIds }) => moduleIds.some(isOf));
  if (found === undefined) throw new Error(`The build has no chunk that holds ${source}.`);
  return found;
};

/** Returns a chunk's name: `chunks/core-1a2b3c.js` → `core-1a2b3c`. */
export const bareName = (file: string): string => file.replace('chunks/', '').replace('.js', '');
