import type { Plugin } from 'vite';
import { createLateModules } from './late-modules.ts';
import { staticClosure } from './static-closure.ts';

const EVERYWHERE = 'mini-cart';
/** Matches modules that are not part of the core: the mini-cart's own code, and modules with a chunk of their own. */
const NOT_CORE = /\/src\/widgets\/mini-cart\/|\0react:/;

/**
 * Finds which modules the pages of each widget load at once. A module joins a chunk by its imports, not by its folder:
 * `core` is what the mini-cart imports statically, and a shared chunk is what its widgets do. What a page may load at once
 * is a limit of bytes (`tests/e2e/gates.e2e.ts`). Source: PERF-02.
 */
export const createPageModules = () => {
  const pages = new Map<string, ReadonlySet<string>>();
  const late = createLateModules();

  const plugin: Plugin = {
    name: 'assess-page-modules',
    apply: 'build',
    buildEnd(error) {
      if (error) return;
      late.read(this.getModuleIds(), (id) => this.getModuleInfo(id));
      for (const id of this.getModuleIds()) {
        const [, widget] = /\/src\/widgets\/([\w-]+)\/define\.ts$/.exec(id) ?? [];
        if (widget !== undefined)
          pages.set(
            widget,
            staticClosure(id, (one) => this.getModuleInfo(one)),
          );
      }
    },
  };

  /** Returns whether the pages of all these widgets load a module at once. */
  const isOf = (id: string, ...widgets: readonly string[]): boolean =>
    widgets.every((widget) => pages.get(widget)?.has(id));

  return {
    plugin,
    isOf,
    isEarly: (id: string): boolean => !NOT_CORE.test(id) && isOf(id, EVERYWHERE),
    isOfCheckout: late.isOfCheckout,
  };
};
