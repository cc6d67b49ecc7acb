import { join } from 'node:path';
import { test as base } from '../e2e/fixtures.ts';
import { serveFolder } from '../support/serve-folder.ts';
import { commerceBase } from './order.ts';
import { useWidget } from './use-widget.ts';

type Closable = { close(): Promise<void> };

type Fixtures = {
  /** Hands on what it gets and closes it after the test, however that ends. */
  closing: <T extends Closable>(started: T) => T;
  /** Serves the `dist` of an application, opens it and uses the widget that it draws. */
  useBuilt: (folder: string) => Promise<void>;
};

export const test = base.extend<Fixtures>({
  useBuilt: async ({ page, host, closing }, use) => {
    await use(async (folder) => {
      const served = closing(await serveFolder(join(folder, 'dist')));
      await page.goto(`${served.url}/?commerce=${encodeURIComponent(commerceBase(host))}`);
      await useWidget(page);
    });
  },
  // oxlint-disable-next-line eslint/no-empty-pattern -- the runner reads the names of the fixtures from this pattern
  closing: async ({}, use) => {
    const all: Closable[] = [];
    await use((started) => {
      all.push(started);
      return started;
    });
    for (const started of all) await started.close();
  },
});

export { expect } from '../e2e/fixtures.ts';
export type { Host } from '../e2e/fixtures.ts';
