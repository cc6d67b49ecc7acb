import { hasRuntime, runtime } from '../runtime.ts';

/** Returns whether the page is open in a CMS editor: `data-assess-author` on `<html>`, or `author` in the configuration. */
export const isAuthorPage = (): boolean =>
  document.documentElement.hasAttribute('data-assess-author') || (hasRuntime() && runtime().author);
