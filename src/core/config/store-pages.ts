import { runtime } from '../runtime.ts';
import type { AuthorProblem } from './author-problem.ts';

/** Returns whether this page can link to the store's own pages. */
export const hasStorePages = (): boolean => {
  const { config } = runtime();
  return (
    config.storeUrl !== undefined ||
    config.storeHosts.includes(location.host) ||
    new URL(config.commerceBase, location.href).origin === location.origin
  );
};

/** Tells the page's author that the widgets can't link to the store's pages. */
export const NO_STORE_PAGES: AuthorProblem = { subject: 'storeUrl', fault: ['noStorePages'] };
