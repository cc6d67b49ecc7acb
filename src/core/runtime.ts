import type { PageConfig } from './config/page-config.ts';
import type { Overrides } from './i18n/translator.ts';
import type { LocaleRow } from './locale/locale-table.ts';
import type { PageRegistry } from './registry/registry.ts';
import type { AppStorage } from './storage.ts';
import type { Tabs } from './tabs.ts';

/** What this bundle knows about its page after start-up. Only `page/start.ts` creates it. */
export type Runtime = {
  /** The page's configuration. `resolveSettings` gives its switches their defaults. */
  config: PageConfig;
  row: LocaleRow;
  /** Whether the page is open in a CMS editor. The widgets then make no live call and no redirect (EMB-11). */
  author: boolean;
  registry: PageRegistry;
  storage: AppStorage;
  tabs: Tabs;
  /** The page's overrides, then CMS content. */
  overrides: readonly Overrides[];
};

let current: Runtime | undefined;

/** Returns the runtime. Throws before start-up; only a bug can cause that, because widgets render after it. */
export const runtime = (): Runtime => {
  if (current === undefined) throw new Error('bootstrap() comes first.');
  return current;
};

/** Returns whether start-up is done. It is never done on a page whose configuration can’t be used. */
export const hasRuntime = (): boolean => current !== undefined;

/** Sets the runtime. Only `page/start.ts` and tests call it. */
export const setRuntime = (value: Runtime | undefined): void => {
  current = value;
};
