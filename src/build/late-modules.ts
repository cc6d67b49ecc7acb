import { staticClosure, type ImportGraph } from './static-closure.ts';

/** Where a file of its own may begin: an entry, or what an `import()` names. */
type Begins = { readonly isEntry: boolean; readonly dynamicImporters: readonly string[] };

type ModuleGraph = (id: string) => (NonNullable<ReturnType<ImportGraph>> & Begins) | null;

const ENTRY = /\/src\/widgets\/checkout\/define\.ts$/;
/** What every checkout goes through, saved address and saved card included. */
const JOURNEY =
  /\/src\/widgets\/checkout\/(?:flow\/Flow|steps\/(?:shipping-address|shipping-method|billing-address|payment)\/step)\.tsx$/;
const FLOW = /\/flow\/Flow\.tsx$/;
/** The checkout's own folders, that of the address form and the code that places an order included. */
const OWN = /\/src\/(?:widgets\/(?:checkout|shared\/address)|api\/checkout)\//;

/** Which modules come late, and with what. */
export const createLateModules = () => {
  const roots = new Map<string, ReadonlySet<string>>();
  const rootsOf = (id: string) => [...roots].flatMap(([root, modules]) => (modules.has(id) ? [root] : []));
  return {
    read: (ids: Iterable<string>, moduleOf: ModuleGraph): void => {
      for (const id of ids) {
        const found = moduleOf(id);
        if (found && (found.isEntry || found.dynamicImporters.length > 0))
          roots.set(id, new Set(staticClosure(id, moduleOf).keys()));
      }
    },
    /**
     * Whether the steps that every checkout goes through draw with a module, several of them or their frame, and no other widget
     * does: one file in place of twenty, which all come. Its entry, and what one step alone has, stay apart.
     */
    isOfCheckout: (id: string): boolean => {
      // What is imported by name has its own file: a file of several would carry the bundler's code that tells them apart.
      if (roots.has(id)) return false;
      const of = rootsOf(id);
      return (
        of.some((root) => FLOW.test(root) || (JOURNEY.test(root) && of.length > 1)) &&
        of.every((root) => OWN.test(root) && !ENTRY.test(root))
      );
    },
  };
};
