import { test as base } from '../e2e/fixtures.ts';

type Closable = { close(): Promise<void> };

/** `closing` hands on what it gets and closes it after the test, however that ends. */
export const test = base.extend<{ closing: <T extends Closable>(started: T) => T }>({
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
