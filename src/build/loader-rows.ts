/** What every page needs: the loader begins it for every widget. */
export const CORE = 'core';

/**
 * The widgets with a row in the loader's table, by names without `assess-`. The list is closed: a further widget costs the
 * loader no byte, since its files follow from its name.
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
 * The shared chunks that the loader begins for a widget without a row, beside what every widget needs. Its entry may
 * import these statically and no others: they would be asked for one step late (PERF-05).
 */
export const COMPANIONS: readonly string[] = ['shop', 'parts'];
