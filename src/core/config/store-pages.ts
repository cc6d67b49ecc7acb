import { runtime } from '../runtime.ts';
import type { AuthorProblem } from './author-problem.ts';

/**
 * Whether the store's own pages can be linked to from here. A page of another site that names no `storeUrl` and whose
 * calls go to a foreign origin has its anonymous cart to itself: a link would lead nowhere.
 */
export const hasStorePages = (): boolean => {
  const { config } = runtime();
  return (
    config.storeUrl !== undefined ||
    config.storeHosts.includes(location.host) ||
    new URL(config.commerceBase, location.href).origin === location.origin
  );
};

/** For the page's author: that there are none. */
export const NO_STORE_PAGES: AuthorProblem = { subject: 'storeUrl', fault: ['noStorePages'] };
