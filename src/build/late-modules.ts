import { staticClosure, type ImportGraph } from './static-closure.ts';

/** The facts that make a module the root of its own file: it is an entry, or an `import()` names it. */
type Begins = { readonly isEntry: boolean; readonly dynamicImporters: readonly string[] };

type ModuleGraph = (id: string) => (NonNullable<ReturnType<ImportGraph>> & Begins) | null;

const ENTRY = /\/src\/widgets\/checkout\/define\.ts$/;
/** The modules that every checkout loads, even with a saved address and a saved card. */
const JOURNEY =
  /\/src\/widgets\/checkout\/(?:flow\/Flow|steps\/(?:shipping-address|shipping-method|billing-address|payment)\/step)\.tsx$/;
const FLOW = /\/flow\/Flow\.tsx$/;
/** The folders of the checkout, including the address form and the code that places an order. */
const OWN = /\/src\/(?:widgets\/(?:checkout|parts\/address)|api\/checkout)\//;

/** Finds the modules that load late, and the roots that they load with. */
export const createLateModules = () => {
  const roots = new Map<string, ReadonlySet<string>>();
  const rootsOf = (id: string) => [...roots].flatMap(([root, modules]) => (modules.has(id) ? [root] : []));
  return {
    read: (ids: Iterable<string>, moduleOf: ModuleGraph): void => {
      for (const id of ids) {
        const found = moduleOf(id);
        if (found && (found.isEntry || found.dynamicImporters.length > 0))
          roots.set(id, staticClosure(id, moduleOf));
      }
    },
    /**
     * Returns whether a module belongs in the checkout's one file instead of one of twenty files that all load anyway. That
     * is so if the checkout's frame or several of its usual steps need it and no other widget does. The checkout's entry
     * and the code of a single step stay separate.
     */
    isOfCheckout: (id: string): boolean => {
      // A module that is imported by name keeps its own file. A file with several of them would need the bundler's code to
      // separate them.
      if (roots.has(id)) return false;
      const of = rootsOf(id);
      return (
        of.some((root) => FLOW.test(root) || (JOURNEY.test(root) && of.length > 1)) &&
        of.every((root) => OWN.test(root) && !ENTRY.test(root))
      );
    },
  };
};
