/*
 * The optional head snippet: a tiny script that runs before the page is painted and tells the reserving styles how
 * many rows the widgets held last, so that a later visit moves nothing (PERF-10). It reads two stored values, and
 * sends nothing anywhere. `data-site` on its tag names the base site; without it the first one found counts.
 */

const lastOf = (key: string): unknown => {
  const site = document.currentScript?.dataset['site'];
  const prefix = `assess.${key}.${site ?? ''}`;
  for (const name of Object.keys(localStorage))
    if (name.startsWith(prefix)) return JSON.parse(localStorage.getItem(name) ?? 'null');
  return undefined;
};

const tell = (property: string, count: unknown): void => {
  if (Number.isInteger(count) && Number(count) > 0 && Number(count) <= 200)
    document.documentElement.style.setProperty(property, String(count));
};

try {
  const cart = lastOf('cartCount') as { lines?: unknown } | null | undefined;
  tell('--assess-cart-lines', cart?.lines);
  const draft = lastOf('quickOrderRows') as { rows?: unknown[] } | null | undefined;
  tell('--assess-quick-order-rows', draft?.rows?.length);
} catch {
  // Storage is off limits or holds rubbish: the first visit's heights are reserved.
}
