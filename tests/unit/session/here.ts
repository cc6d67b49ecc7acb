import { AsyncLocalStorage } from 'node:async_hooks';
import type { Page } from './page.ts';

const KEY = Symbol.for('session walks');
const shared = globalThis as { [KEY]?: AsyncLocalStorage<Page> };

/**
 * The page whose code is running. Promises, timers and events carry it on. All tabs share this store, however often
 * modules load.
 */
export const here = (shared[KEY] ??= new AsyncLocalStorage<Page>());

/** Returns the page whose code is running. Throws if the code belongs to no page. */
export const page = (): Page => {
  const running = here.getStore();
  if (running === undefined) throw new Error('This code belongs to no page.');
  return running;
};
