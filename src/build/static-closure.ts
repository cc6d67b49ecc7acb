/** The part of the bundler's module information that is used. */
export type ImportGraph = (id: string) => { readonly importedIds: readonly string[] } | null;

/**
 * Returns all modules that a module statically imports, directly and indirectly, including itself. Each has the module that
 * imported it first.
 */
export const staticClosure = (
  entry: string,
  importsOf: ImportGraph,
): ReadonlyMap<string, string | undefined> => {
  const found = new Map<string, string | undefined>([[entry, undefined]]);
  // The loop also visits the entries that are added while it runs.
  for (const [id] of found)
    for (const next of importsOf(id)?.importedIds ?? []) if (!found.has(next)) found.set(next, id);
  return found;
};

/** Returns the chain of imports from the entry to a module. */
export const chainTo = (id: string, closure: ReadonlyMap<string, string | undefined>): string[] => {
  const importer = closure.get(id);
  return importer === undefined ? [id] : [...chainTo(importer, closure), id];
};
