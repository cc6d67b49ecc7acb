/** The part of the bundler's module information that is asked for. */
export type ImportGraph = (id: string) => { readonly importedIds: readonly string[] } | null;

/** What a module imports statically, all the way down, itself included: each with the module that brought it first. */
export const staticClosure = (
  entry: string,
  importsOf: ImportGraph,
): ReadonlyMap<string, string | undefined> => {
  const found = new Map<string, string | undefined>([[entry, undefined]]);
  // A map is walked to its end, what is added on the way included.
  for (const [id] of found)
    for (const next of importsOf(id)?.importedIds ?? []) if (!found.has(next)) found.set(next, id);
  return found;
};

/** From the entry to a module: who imports whom. */
export const chainTo = (id: string, closure: ReadonlyMap<string, string | undefined>): string[] => {
  const importer = closure.get(id);
  return importer === undefined ? [id] : [...chainTo(importer, closure), id];
};
