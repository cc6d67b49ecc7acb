import type { Call } from './endpoint-handler.ts';
import type { Clock } from './clock.ts';
import type { CartView } from '../checkout/cart-reply.ts';
import * as occ from './occ-error.ts';
import type { People } from '../../identity/people.ts';
import { localeTable, type LocaleRow } from '../../../src/core/locale/locale-table.ts';
import type { OrderedCart } from '../order/store.ts';
import type { Repository, StoredCart } from './repository.ts';
import type { SettingsStore } from '../settings/settings.ts';
import { siteByUid, type Site } from './sites.ts';
import type { StepUpPort } from './step-up.ts';

/** What the handlers of every resource are made with. */
export type Services = {
  repository: Repository;
  clock: Clock;
  /** A fresh uuid. */
  random: () => string;
  /** The user of an access token, or undefined when the token is not valid. */
  authenticate: (token: string) => string | undefined;
  /** Whose session the cookies of a browser are, by the identity service; not one that the store has ended. */
  sessionOf: (origin: string, cookies: string) => Promise<{ id: string; accountId: string } | undefined>;
  /** The store knows it no more; the identity service still may. */
  endSession: (id: string) => void;
  people: People;
  settings: SettingsStore;
  /** Absent: nothing asks for a step-up. */
  stepUp?: StepUpPort | undefined;
};

/** Only the parts of a call that say who asks for what, so that a call of any endpoint fits. */
type AnyCall = Pick<Call, 'headers' | 'query' | 'pathSite' | 'origin' | 'account'>;

/** The site of the path (`/occ/v2/{baseSiteId}`) or of X-Site-Id; checks `lang` and `curr` against it. */
export const siteOf = (call: AnyCall): Site => {
  const uid = call.pathSite ?? call.headers.get('x-site-id') ?? '';
  const site = siteByUid(uid);
  if (!site) throw occ.unknownSite(uid);
  const lang = call.query.get('lang');
  if (lang !== null && !site.languages.includes(lang.slice(0, 2).toLowerCase()))
    throw occ.unsupported('Language', lang);
  const curr = call.query.get('curr');
  if (curr !== null && curr !== site.currency) throw occ.unsupported('Currency', curr);
  return site;
};

/** The locale whose words a call asks for: by the language of `lang`, the site's own where it names none. */
export const localeOf = (call: AnyCall): LocaleRow => {
  const { uid, languages } = siteOf(call);
  const language = (call.query.get('lang') ?? languages[0]!).slice(0, 2).toLowerCase();
  const rows = localeTable.filter(({ baseSite }) => baseSite === uid);
  return rows.find((row) => row.language === language) ?? { ...rows[0]!, ...ENGLISH };
};

/** Every site can be asked for in English. */
const ENGLISH = { language: 'en', tag: 'en' } as const;

export const viewOf = (call: AnyCall, services: Services): CartView => ({
  site: siteOf(call),
  language: localeOf(call).language,
  origin: call.origin,
  repository: services.repository,
  clock: services.clock,
  people: services.people,
  settings: services.settings,
});

/** The access token that a call carries. */
export const bearerOf = ({ headers }: Pick<Call, 'headers'>): string | undefined =>
  /^Bearer\s+(.+)$/i.exec(headers.get('authorization') ?? '')?.[1];

/** The customer whose token or cookie the call carries; an anonymous visitor is refused. */
export const customerOf = (call: AnyCall & { path: { userId: string } }, services: Services): string => {
  const user = userOf(call, call.path.userId, services);
  if (user === 'anonymous') throw occ.unauthorized();
  return user;
};

/** `anonymous`, or the id of the customer whose token the call carries, or without one the browser's cookie. */
export const userOf = (call: AnyCall, userId: string, services: Services): string => {
  if (userId === 'anonymous') return userId;
  const user = customerBy(call, services);
  if (userId !== 'current' && userId !== user) throw occ.forbidden();
  return user;
};

const customerBy = (call: AnyCall, services: Services): string => {
  const token = bearerOf(call);
  const user = token === undefined ? call.account : services.authenticate(token);
  if (user === undefined) throw token === undefined ? occ.unauthorized() : occ.invalidToken();
  return user;
};

/** Thirty days of server time without a change. */
const ANONYMOUS_CART_MS = 30 * 86_400_000;

/** Not put aside, and not a quote's own, which is reached by its code alone. */
export const isCurrent = ({ saved, quote }: StoredCart): boolean => !saved && !quote;

type CartCall = AnyCall & { path: { userId: string; cartId: string } };

/** A customer's carts without those they deleted, and without those whose order was settled meanwhile, which are let go of here. */
export const customersCarts = (
  { repository, clock }: Pick<Services, 'repository' | 'clock'>,
  user: string,
  site: string,
): readonly StoredCart[] =>
  repository.cartsOf(user, site).flatMap((cart) => {
    if (cart.flagged) return [];
    if (!cart.placing || clock.now() < cart.placing.until) return [cart];
    if (cart.placing.orderCode === undefined) return [{ ...cart, placing: undefined }];
    repository.deleteCart(cart.guid);
    return [];
  });

/** The cart that a call names: an anonymous one by its guid alone, a customer's by code, guid or `current`. */
export const cartOf = (call: CartCall, services: Services): StoredCart => {
  const { repository, clock } = services;
  const { cartId } = call.path;
  const site = siteOf(call);
  const user = userOf(call, call.path.userId, services);
  const cart =
    user === 'anonymous'
      ? repository.cart(cartId)
      : customersCarts(services, user, site.uid).find((each) =>
          cartId === 'current' ? isCurrent(each) : each.code === cartId || each.guid === cartId,
        );
  if (!cart || cart.userId !== user || cart.site !== site.uid) throw goneCart(cartId, user, repository);
  if (user === 'anonymous' && clock.now() - cart.modifiedAt > ANONYMOUS_CART_MS) {
    repository.deleteCart(cart.guid);
    throw occ.cartNotFound(cartId);
  }
  return cart;
};

/** One that became an order says so, to whoever may read that order. */
const goneCart = (cartId: string, user: string, repository: Repository): occ.OccError => {
  const ordered = repository.collection<OrderedCart>('ordered carts').get(cartId);
  return ordered?.userId === user ? occ.cartOrdered(ordered.orderCode) : occ.cartNotFound(cartId);
};

export const etagOf = (cart: StoredCart): string => `"${cart.version}"`;

/** Refuses with 412 when If-Match names no version or another one than the cart's, and any change of a cart that is being ordered. */
export const checkVersion = (call: CartCall, cart: StoredCart): void => {
  refuseLocked(cart);
  const header = call.headers.get('if-match');
  if (header === null || header.trim() === '*') return;
  const versions = header.split(',').map((tag) => tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'));
  if (!versions.includes(String(cart.version))) throw occ.versionConflict(call.path.cartId);
};

/** `cart` as {@link cartOf} gives it. */
export const refuseLocked = (cart: StoredCart): void => {
  if (cart.placing) throw occ.cartLocked(cart.code);
};
