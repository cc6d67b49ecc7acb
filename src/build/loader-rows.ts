/** The chunk that every page needs. The loader begins it for every widget. */
export const CORE = 'core';

/**
 * The widgets with an entry in the loader's table, by names without `assess-`. The list is closed: new widgets need no
 * entry, because their files follow from their names, so they cost the loader no bytes.
 */
export const WITH_ROWS: ReadonlySet<string> = new Set([
  'quick-order',
  'mini-cart',
  'account-menu',
  'cart',
  'sign-in',
  'notifications',
  'footer',
  'error-page',
  'need-help',
  'contact',
  'international-offices',
  'session',
  'navigation',
  'search',
  'banner',
  'header',
]);

/**
 * The shared chunks that the loader begins for a widget without an entry, in addition to the core. The widget's entry must
 * not statically import any others, because they would be requested one step late (PERF-05).
 */
export const COMPANIONS: readonly string[] = ['kit'];
