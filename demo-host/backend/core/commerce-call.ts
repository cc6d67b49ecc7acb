import { localeTable, type LocaleRow } from '../../../src/core/locale/locale-table.ts';
import type { Call } from './endpoint-handler.ts';
import * as occ from './occ-error.ts';
import type { Services, View } from './services.ts';
import { siteByUid, type Site } from './sites.ts';

/** The parts of a call that say who asks for what, so that a call of any endpoint fits. */
export type AnyCall = Pick<Call, 'headers' | 'query' | 'pathSite' | 'origin' | 'account'>;

/** Returns the site of the path (`/occ/v2/{baseSiteId}`) or of X-Site-Id. Checks `lang` and `curr` against it. */
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

/** Returns the locale whose texts a call asks for: by the language of `lang`, or else the site's own. */
export const localeOf = (call: AnyCall): LocaleRow => {
  const { uid, languages } = siteOf(call);
  const language = (call.query.get('lang') ?? languages[0]!).slice(0, 2).toLowerCase();
  const rows = localeTable.filter(({ baseSite }) => baseSite === uid);
  return rows.find((row) => row.language === language) ?? { ...rows[0]!, ...ENGLISH };
};

/** English is available on every site. */
const ENGLISH = { language: 'en', tag: 'en' } as const;

export const viewOf = (call: AnyCall, services: Services): View => ({
  site: siteOf(call),
  language: localeOf(call).language,
  origin: call.origin,
  repository: services.repository,
  clock: services.clock,
  people: services.people,
  settings: services.settings,
  member: memberOf(call, services),
});

/** Returns the access token of a call. */
export const bearerOf = ({ headers }: Pick<Call, 'headers'>): string | undefined =>
  /^Bearer\s+(.+)$/i.exec(headers.get('authorization') ?? '')?.[1];

/** Returns the customer of the call's token or cookie. Refuses an anonymous visitor. */
export const customerOf = (call: AnyCall & { path: { userId: string } }, services: Services): string => {
  const user = userOf(call, call.path.userId, services);
  if (user === 'anonymous') throw occ.unauthorized();
  return user;
};

/** Returns `anonymous`, or the id of the customer of the call's token, or without a token of the browser's cookie. */
export const userOf = (call: AnyCall, userId: string, services: Services): string => {
  if (userId === 'anonymous') return userId;
  const user = customerBy(call, services);
  if (userId === 'current' || userId === user) return user;
  if (!mayActFor(userId, user, call, services)) throw occ.forbidden();
  return userId;
};

/**
 * Returns whether a member of customer service may act for somebody: a customer of a site that they serve, and no member.
 * Source: ACC-08 h.
 */
const mayActFor = (userId: string, member: string, call: AnyCall, { people }: Services): boolean => {
  const serves = people.byId(member)?.serves;
  const customer = people.byId(userId);
  return Boolean(serves?.includes(siteOf(call).uid) && customer && !customer.serves);
};

/** Returns the id of the member of customer service whose token a call carries. Undefined for anybody else's. */
export const memberOf = (call: AnyCall, services: Services): string | undefined => {
  const token = bearerOf(call);
  const user = token === undefined ? undefined : services.authenticate(token);
  return user !== undefined && services.people.byId(user)?.serves ? user : undefined;
};

const customerBy = (call: AnyCall, services: Services): string => {
  const token = bearerOf(call);
  const user = token === undefined ? call.account : services.authenticate(token);
  if (user === undefined) throw token === undefined ? occ.unauthorized() : occ.invalidToken();
  return user;
};
