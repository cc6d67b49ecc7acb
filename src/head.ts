import { beginCart, pageLocale, pageSettings } from './begin-cart.ts';
import { storageName } from './core/storage-names.ts';

/*
 * The optional head script, inline or linked, after the page's configuration: begins the data that the widgets will
 * ask for before even the loader is there (PERF-05), and tells the reserving styles how many rows the widgets held
 * last, so that a later visit moves nothing (PERF-10), and the mini-cart's last count, so that it shows at first paint
 * (LEAD-12): that of the page's own base site, which a sign-out forgets. Without a configuration block it reads its own tag's `data-*`,
 * as the loader does. It reads stored values, and sends nothing but the cart's own read.
 */

const tell = (property: string, count: unknown, as: (count: number) => string = String): void => {
  if (Number.isInteger(count) && Number(count) > 0)
    document.documentElement.style.setProperty(property, as(Math.min(Number(count), 200)));
};

const start = (script: HTMLScriptElement): void => {
  const settings = pageSettings(script);
  const row = pageLocale(settings);
  beginCart(settings, row);
  try {
    const read = (key: 'cartCount' | 'quickOrderRows'): unknown =>
      JSON.parse(localStorage.getItem(storageName(key, row.baseSite)) ?? 'null');
    const cart = read('cartCount') as { units?: unknown; lines?: unknown } | null;
    tell('--assess-cart-lines', cart?.lines);
    tell('--assess-cart-units', cart?.units, (units) => `"${units > 99 ? '99+' : units}"`);
    tell('--assess-quick-order-rows', (read('quickOrderRows') as { rows?: unknown[] } | null)?.rows?.length);
  } catch {
    // Storage is off limits or holds rubbish: the first visit's heights are reserved.
  }
};

if (document.currentScript instanceof HTMLScriptElement) start(document.currentScript);
