import { hasStorePages } from '../../core/config/store-pages.ts';
import { SEGMENT } from '../../core/http/define-endpoint.ts';
import { matchRoute } from '../../core/locale/match-route.ts';
import { qualificationTypes, type QualificationType } from '../../core/locale/route-table.ts';
import { safeRedirect } from '../../core/redirect.ts';
import { runtime } from '../../core/runtime.ts';
import { storeLink } from '../../api/links/store-link.ts';

/** One of the widget's pages: all types, or the entries of one, or the form of an entry or of a new one. */
export type Place = { type?: QualificationType; form?: { id: string } | 'new' };

const entryPlace = (type: QualificationType, id: string): Place =>
  SEGMENT.test(id) ? { type, form: { id } } : { type };

/** Returns the page that the attribute or the page's address asks for. Source: ACC-04 a. */
export const placeOf = (
  attribute: string | undefined,
  { pathname, search }: Pick<Location, 'pathname' | 'search'> = location,
): Place => {
  const match = matchRoute(pathname);
  if (match?.name === 'qualificationsOfType') return { type: match.values.type };
  if (match?.name === 'addQualification') return { type: match.values.type, form: 'new' };
  if (match?.name === 'editQualification') return entryPlace(match.values.type, match.values.id);
  const query = new URLSearchParams(search);
  const type = qualificationTypes.find((one) => one === (attribute ?? query.get('type')));
  if (type === undefined) return {};
  return query.has('add') ? { type, form: 'new' } : entryPlace(type, query.get('id') ?? '');
};

/** Returns the address of a page: the store's, else this page with a query. `isSent`: one was sent. Source: ACC-04 e. */
export const placeLink = ({ type, form }: Place, isSent = false): string => {
  const id = typeof form === 'object' ? form.id : undefined;
  const from = new URLSearchParams(location.search).get('returnTo');
  const more = new URLSearchParams({
    ...(from !== null && { returnTo: from }),
    ...(isSent && { sent: '1' }),
  });
  const isStorePage = hasStorePages() && /qualification/i.test(matchRoute(location.pathname)?.name ?? '');
  if (!isStorePage) {
    const own = {
      ...(type && { type }),
      ...(form === 'new' && { add: '1' }),
      ...(id !== undefined && { id }),
    };
    return `?${new URLSearchParams([...Object.entries(own), ...more])}`;
  }
  const path = (): string => {
    if (type === undefined) return storeLink('qualifications', {});
    if (id !== undefined) return storeLink('editQualification', { type, id });
    return storeLink(form === 'new' ? 'addQualification' : 'qualificationsOfType', { type });
  };
  return `${path()}${more.size > 0 ? '?' : ''}${more}`;
};

/** Returns whether an entry has just been sent for review. */
export const isJustSent = (): boolean => new URLSearchParams(location.search).has('sent');

const NAMED = {
  checkout: 'checkout',
  experienceCheckout: 'checkout',
  cart: 'cart',
  product: 'product',
} as const;

/** Where the shopper came from, by `returnTo` of the address. Undefined if there is none, or if it leaves the store (SEC-02). */
export const cameFrom = ():
  | { href: string; place: (typeof NAMED)[keyof typeof NAMED] | 'page' }
  | undefined => {
  const { href: here, search } = location;
  const asked = new URLSearchParams(search).get('returnTo');
  const href = safeRedirect(asked, { here, storeHosts: runtime().config.storeHosts });
  if (href === undefined) return undefined;
  const name = matchRoute(new URL(href).pathname)?.name ?? '';
  return { href, place: Object.hasOwn(NAMED, name) ? NAMED[name as keyof typeof NAMED] : 'page' };
};
