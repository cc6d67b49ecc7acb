import type { PageConfig } from './config/page-config.ts';
import type { Overrides } from './i18n/translator.ts';
import type { LocaleRow } from './locale/locale-table.ts';
import type { PageRegistry } from './registry/registry.ts';
import type { AppStorage } from './storage.ts';
import type { Tabs } from './tabs.ts';

/** What this bundle knows of the page it is on, once start-up is done. Made by `bootstrap.ts` alone. */
export type Runtime = {
  /** Page settings in it are raw: who needs them reads them by `resolveSettings`. */
  config: PageConfig;
  row: LocaleRow;
  /** In a CMS editor: no live call, no redirect (EMB-11). */
  author: boolean;
  registry: PageRegistry;
  storage: AppStorage;
  tabs: Tabs;
  /** Page overrides, then CMS content. */
  overrides: readonly Overrides[];
};

let current: Runtime | undefined;

/** Throws before start-up, which only a bug can see: widgets render after it. */
export const runtime = (): Runtime => {
  if (current === undefined) throw new Error('The widgets have not been started: bootstrap() comes first.');
  return current;
};

/** Whether the page was started: false too on one whose configuration can’t be used. */
export const hasRuntime = (): boolean => current !== undefined;

/** `bootstrap.ts`'s, and tests'. */
export const setRuntime = (value: Runtime | undefined): void => {
  current = value;
};
