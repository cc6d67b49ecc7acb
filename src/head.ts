import { beginCart, pageLocale, pageSettings, type PageSettings } from './begin-cart.ts';
import { storageName } from './core/storage-names.ts';

/*
 * The optional head script, inline or linked, after the page's configuration: begins the data that the widgets will
 * ask for before even the loader is there (PERF-05), and tells the reserving styles how many rows the widgets held
 * last, so that a later visit moves nothing (PERF-10), and the mini-cart's last count, so that it shows at first paint
 * (LEAD-12): that of the page's own base site, which a sign-out forgets; who was signed in on this tab's last page,
 * while the browser is still in that sign-in; the titles of the last menu, and whether a notice of the whole site is to be
 * expected, as at a first visit, and how high the editors' markup in the header was. Without a configuration block it reads its own tag's `data-*`, as the loader
 * does. It sends nothing but the cart's own read, whose count it shows and keeps as soon as it is there, before any of
 * the widgets' code (PERF-06).
 */

const tell = (property: string, count: unknown, as: (count: number) => string = String): void => {
  const { style } = document.documentElement;
  if (Number.isInteger(count) && Number(count) > 0)
    style.setProperty(property, as(Math.min(Number(count), 200)));
  else style.removeProperty(property);
};

const tellUnits = (units: unknown): void => {
  tell('--assess-cart-units', units, (known) => `"${known > 99 ? '99+' : known}"`);
  tell('--assess-cart-counted', units, () => '1');
};

type CartCounts = { entries?: { quantity?: unknown }[]; totalUnitCount?: unknown; totalItems?: unknown };

/** Rubbish, or an answer that never comes, leaves the last count: the bundle tells what went wrong. */
const tellAnswer = async (answer: Promise<Response>, key: string): Promise<void> => {
  try {
    const response = await answer;
    if (!response.ok) return;
    const cart = (await response.clone().json()) as CartCounts;
    const { entries = [], totalUnitCount, totalItems: lines = entries.length } = cart;
    // OCC counts units at FULL alone, and some hosts not even there.
    const units =
      totalUnitCount ?? entries.reduce<unknown>((sum, line) => Number(sum) + Number(line.quantity), 0);
    if (!Number.isInteger(units) || !Number.isInteger(lines)) return;
    tellUnits(units);
    localStorage.setItem(key, JSON.stringify({ units, lines, id: '' }));
  } catch {
    // As above.
  }
};

/** Any text as a string of a style sheet. */
const quoted = (text: string): string =>
  `"${text.replace(/["\\\p{Cc}]/gu, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

const local = (key: 'signedIn' | 'tokenExpiry'): unknown =>
  JSON.parse(localStorage.getItem(storageName(key)) ?? 'null');

/** The browser's sign-in, in whatever tab; empty for none. What carries another one is nobody's (SES-13). */
const signedIn = (): unknown => (local('signedIn') as { id?: unknown } | null)?.id ?? '';

const tellPerson = (): void => {
  const person = JSON.parse(sessionStorage.getItem(storageName('person')) ?? 'null') as Record<
    string,
    unknown
  > | null;
  const { firstName, initials, id } = person ?? {};
  if (typeof firstName !== 'string' || !firstName || typeof initials !== 'string') return;
  if (!id || id !== signedIn()) return;
  const { style } = document.documentElement;
  style.setProperty('--assess-account-words', 'hidden');
  style.setProperty('--assess-account-place', 'absolute');
  style.setProperty('--assess-account-circle', '1');
  style.setProperty('--assess-account-name', quoted(firstName.slice(0, 60)));
  style.setProperty('--assess-account-initials', quoted(initials.slice(0, 4)));
};

type Kept = {
  menu?: { title?: unknown }[];
  banner?: { id?: string; start?: number; end?: number };
} | null;

const tellNavigation = (locale: string): void => {
  const { style } = document.documentElement;
  const kept = JSON.parse(localStorage.getItem(storageName('navigation', locale)) ?? 'null') as Kept;
  const titles = kept?.menu?.map(({ title }) => title).join('      ') ?? '';
  if (titles) style.setProperty('--assess-navigation', quoted(titles));
  const { id = '', start = 0, end = Infinity } = kept?.banner ?? {};
  const dismissed = localStorage.getItem(storageName('dismissedBanners'))?.split(',') ?? [];
  const now = Date.now();
  const expected = kept ? kept.banner && start <= now && now < end && !dismissed.includes(id) : true;
  style.setProperty('--assess-banner-room', expected ? '1' : '0');
};

/** Room for the editors' markup in the header, where it is to be shown and the window is as wide as it was. */
const tellMarkup = ({ flags, flagService }: PageSettings, locale: string): void => {
  const known: unknown = flagService
    ? JSON.parse(localStorage.getItem(storageName('flagCache', locale)) ?? 'null')
    : flags;
  if (known !== 'mock' && (Object(known) as Record<string, unknown>)['editableTemplates'] !== true) return;
  const kept = localStorage.getItem(storageName('headerMarkup', locale));
  const { width, height } = Object(JSON.parse(kept ?? '{}')) as { width?: unknown; height?: unknown };
  if (width === innerWidth && Number.isInteger(height))
    document.documentElement.style.setProperty(
      '--assess-header-markup',
      `${Math.min(Number(height), 600)}px`,
    );
};

/** Where the loader can't be had nothing comes: no room is held, and the author's own words stand as without scripts. */
const tellGone = ({ target }: Event): void => {
  if (target instanceof HTMLScriptElement && target.src.endsWith('/loader.js'))
    document.documentElement.dataset['assessGone'] = '';
};

const start = (script: HTMLScriptElement): void => {
  addEventListener('error', tellGone, true);
  const settings = pageSettings(script);
  const row = pageLocale(settings);
  const answer = beginCart(settings, row);
  if (answer) void tellAnswer(answer, storageName('cartCount', row.baseSite));
  try {
    const read = (key: 'cartCount' | 'quickOrderRows'): unknown =>
      JSON.parse(localStorage.getItem(storageName(key, row.baseSite)) ?? 'null');
    const cart = read('cartCount') as { units?: unknown; lines?: unknown; id?: unknown } | null;
    tell('--assess-cart-lines', cart?.lines);
    // A customer's while their sign-in lasts, an anonymous visitor's while there is none, as `lastCount` has it.
    const id = signedIn();
    if (cart?.id === id && (!id || Number(local('tokenExpiry')) > Date.now())) tellUnits(cart?.units);
    const draft = read('quickOrderRows') as { id?: unknown; rows?: unknown[] } | null;
    if (!draft?.id || draft.id === id) tell('--assess-quick-order-rows', draft?.rows?.length);
    tellPerson();
    if (settings.regional && !settings.author) {
      tellNavigation(row.locale);
      tellMarkup(settings, row.locale);
    }
  } catch {
    // Storage is off limits or holds rubbish: the first visit's heights are reserved.
  }
};

if (document.currentScript instanceof HTMLScriptElement) start(document.currentScript);
