import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import {
  ACCEPT,
  EARLY_MODULES_FILE,
  earlyDifference,
  earlyModulesText,
  moduleName,
  readEarlyModules,
} from './early-modules.ts';
import { earlyForm } from './early-form.ts';
import { createLateModules } from './late-modules.ts';
import { staticClosure } from './static-closure.ts';

const EVERYWHERE = 'mini-cart';
/** Matches modules that are not part of the core: the mini-cart's own code, and modules with a chunk of their own. */
const NOT_CORE = /\/src\/widgets\/mini-cart\/|\0react:/;

/**
 * Finds which modules the pages of each widget load at once. A module joins a chunk by its imports, not by its folder:
 * `core` is the list in `early-modules.txt`, and a shared chunk is what its widgets statically import. Source: PERF-02.
 */
export const createPageModules = (root: string) => {
  let early = readEarlyModules();
  const pages = new Map<string, ReadonlyMap<string, string | undefined>>();
  const late = createLateModules();
  const nameOf = (id: string) => (NOT_CORE.test(id) ? undefined : moduleName(id, root));

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
      for (const [widget, closure] of pages) {
        const early = earlyForm(widget, closure);
        if (early !== undefined) this.error(early);
      }
      const closure = pages.get(EVERYWHERE) ?? new Map<string, undefined>();
      if (process.env[ACCEPT] !== undefined) {
        const names = [...closure.keys()].flatMap((id) => nameOf(id) ?? []);
        writeFileSync(join(root, EARLY_MODULES_FILE), earlyModulesText(names));
        early = new Set(names);
      }
      const difference = earlyDifference(early, closure, nameOf);
      if (difference !== undefined) this.error(difference);
    },
  };

  return {
    plugin,
    isEarly: (id: string): boolean => early.has(nameOf(id) ?? ''),
    /** Returns whether the pages of all these widgets load a module at once. */
    isOf: (id: string, ...widgets: readonly string[]): boolean =>
      widgets.every((widget) => pages.get(widget)?.has(id)),
    isOfCheckout: late.isOfCheckout,
  };
};
