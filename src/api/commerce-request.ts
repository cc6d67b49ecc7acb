import type { BaseSite, Currency, Language, RoutingRegion } from '../core/locale/locale-table.ts';

/** What every commerce call says about where it comes from. */
export type CommerceOrigin = {
  /** Configured `commerceBase`; `{baseSiteId}` in it is replaced. */
  base: string;
  baseSite: BaseSite;
  language: Language;
  currency: Currency;
  region: RoutingRegion;
  platformKey?: string | undefined;
  entryPoint?: string | undefined;
};

/**
 * The address of a commerce call. Shared with the loader, which begins reads before any other code is there: both must
 * give the same address for the same read, letter by letter.
 */
export const commerceUrl = (origin: CommerceOrigin, path: string, query?: Record<string, string>): string =>
  `${origin.base.replace('{baseSiteId}', origin.baseSite)}${path}?${new URLSearchParams({ ...query, lang: origin.language, curr: origin.currency })}`;

/** The headers of every commerce call but the visitor's token (API-01). `requestId` is new for each try. */
export const commerceHeaders = (origin: CommerceOrigin, requestId: string): Record<string, string> => ({
  'Content-Type': 'application/json',
  'X-Site-Id': origin.baseSite,
  'X-Request-Id': requestId,
  'X-Routing-Region': origin.region,
  'Cache-Control': 'no-cache',
  ...(origin.platformKey && { 'X-Platform-Key': origin.platformKey }),
  ...(origin.entryPoint && { 'X-Entry-Point': origin.entryPoint }),
});

/** Where an anonymous cart is read. */
export const anonymousCartPath = (guid: string): string =>
  `/users/anonymous/carts/${encodeURIComponent(guid)}`;
/** The `fields` (OCC) of every read of a cart: a read that the loader began must be the one that a widget asks for. */
export const CART_FIELDS = 'FULL';
