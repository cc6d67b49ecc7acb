import type { BaseSite, Currency, Language, RoutingRegion } from '../core/locale/locale-table.ts';

/** The origin of a commerce call. */
export type CommerceOrigin = {
  /** The configured `commerceBase`; `{baseSiteId}` in it is replaced. */
  base: string;
  baseSite: BaseSite;
  language: Language;
  currency: Currency;
  region: RoutingRegion;
  platformKey?: string | undefined;
  entryPoint?: string | undefined;
};

/** Returns the address of a commerce call. The loader's early reads share it: both must build exactly the same address. */
export const commerceUrl = (origin: CommerceOrigin, path: string, query?: Record<string, string>): string =>
  `${origin.base.replace('{baseSiteId}', origin.baseSite)}${path}?${new URLSearchParams({ ...query, lang: origin.language, curr: origin.currency })}`;

/** Returns the headers of every commerce call, except the visitor's token (API-01). Each try has a new `requestId`. */
export const commerceHeaders = (origin: CommerceOrigin, requestId: string): Record<string, string> => ({
  'Content-Type': 'application/json',
  'X-Site-Id': origin.baseSite,
  'X-Request-Id': requestId,
  'X-Routing-Region': origin.region,
  'Cache-Control': 'no-cache',
  ...(origin.platformKey && { 'X-Platform-Key': origin.platformKey }),
  ...(origin.entryPoint && { 'X-Entry-Point': origin.entryPoint }),
});

/** Returns the path of an anonymous cart. */
export const anonymousCartPath = (guid: string): string =>
  `/users/anonymous/carts/${encodeURIComponent(guid)}`;
/** The `fields` (OCC) of every read of a cart. The loader's early read must match the widgets' read. */
export const CART_FIELDS = 'FULL';
