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
