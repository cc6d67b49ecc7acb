/** The part of the bundler's module information that is used. */
export type ImportGraph = (id: string) => { readonly importedIds: readonly string[] } | null;

/** Returns all modules that a module statically imports, directly and indirectly, including itself. */
export const staticClosure = (entry: string, importsOf: ImportGraph): ReadonlySet<string> => {
  const found = new Set([entry]);
  // The loop also visits the entries that are added while it runs.
  for (const id of found) for (const next of importsOf(id)?.importedIds ?? []) found.add(next);
  return found;
};
