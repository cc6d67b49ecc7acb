import { beginCart, pageLocale, pageSettings, type PageSettings } from '../page/early/begin-cart.ts';
import { beginCustomer } from '../page/early/begin-customer.ts';
import { storageName } from '../core/storage-names.ts';

/*
 * The optional head script, after the page's configuration and before the loader. It begins to read the cart (PERF-05), and
 * stores and shows its count (PERF-06); of a customer also what `data-reads` names (PERF-13). For the first paint it sets
 * CSS properties from storage: the widgets' rows (PERF-10), the mini-cart's count, the person and the menu (LEAD-12), a
 * site-wide notice, the height of the editors' markup. Without a configuration block it reads the `data-*` of its own tag.
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

/** Shows and stores the count of the answer. A failed or invalid answer leaves the last count; the bundle reports the failure. */
const tellAnswer = async (answer: Promise<Response>, key: string): Promise<void> => {
  try {
    const response = await answer;
    if (!response.ok) return;
    const cart = (await response.clone().json()) as CartCounts;
    const { entries = [], totalUnitCount, totalItems: lines = entries.length } = cart;
    // OCC counts units only at FULL, and some hosts not even there.
    const units =
      totalUnitCount ?? entries.reduce<unknown>((sum, line) => Number(sum) + Number(line.quantity), 0);
    if (!Number.isInteger(units) || !Number.isInteger(lines)) return;
    tellUnits(units);
    localStorage.setItem(key, JSON.stringify({ units, lines, id: '' }));
  } catch {
    // See above.
  }
};

const quoted = (text: string): string =>
  `"${text.replace(/["\\\p{Cc}]/gu, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

const local = (key: 'signedIn' | 'tokenExpiry'): unknown =>
  JSON.parse(localStorage.getItem(storageName(key)) ?? 'null');

/** Returns the browser's sign-in, '' if there is none. Stored values of another sign-in must not be used (SES-13). */
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

type KeptNavigation = {
  menu?: { title?: unknown }[];
  banner?: { id?: string; start?: number; end?: number };
} | null;

const tellNavigation = (locale: string): void => {
  const { style } = document.documentElement;
  const kept = JSON.parse(
    localStorage.getItem(storageName('navigation', locale)) ?? 'null',
  ) as KeptNavigation;
  const titles = kept?.menu?.map(({ title }) => title).join('      ') ?? '';
  if (titles) style.setProperty('--assess-navigation', quoted(titles));
  const { id = '', start = 0, end = Infinity } = kept?.banner ?? {};
  const dismissed = localStorage.getItem(storageName('dismissedBanners'))?.split(',') ?? [];
  const now = Date.now();
  const expected = kept ? kept.banner && start <= now && now < end && !dismissed.includes(id) : true;
  style.setProperty('--assess-banner-room', expected ? '1' : '0');
};

/** Reserves space for the editors' markup in the header, if it is shown and the window is as wide as before. */
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

/** If the loader can't be loaded, no widget comes: no space is reserved, and the author's own content is shown. */
const tellGone = ({ target }: Event): void => {
  if (target instanceof HTMLScriptElement && /\/loader\.m?js$/.test(target.src))
    document.documentElement.dataset['assessGone'] = '';
};

const start = (script: HTMLScriptElement): void => {
  addEventListener('error', tellGone, true);
  const settings = pageSettings(script);
  const row = pageLocale(settings);
  const answer = beginCart(settings, row);
  if (answer) void tellAnswer(answer, storageName('cartCount', row.baseSite));
  const reads = script.dataset['reads'];
  // Storage may be blocked or invalid. The bundle tolerates that and reads by itself.
  if (reads) beginCustomer(settings, row, reads.split(' ')).catch(() => undefined);
  try {
    const read = (key: 'cartCount' | 'quickOrderRows'): unknown =>
      JSON.parse(localStorage.getItem(storageName(key, row.baseSite)) ?? 'null');
    const cart = read('cartCount') as { units?: unknown; lines?: unknown; id?: unknown } | null;
    tell('--assess-cart-lines', cart?.lines);
    // A customer's count is valid while the sign-in lasts, an anonymous visitor's while nobody is signed in, as in `lastCount`.
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
    // Storage is blocked or invalid. The heights of a first visit are reserved.
  }
};

if (document.currentScript instanceof HTMLScriptElement) start(document.currentScript);
