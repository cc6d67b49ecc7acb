import { hasStorePages } from '../../../core/config/store-pages.ts';
import { matchRoute } from '../../../core/locale/match-route.ts';
import type { RouteName, RouteValues } from '../../../core/locale/route-table.ts';
import { storeLink } from '../../../api/links/store-link.ts';

/** The routes whose only value is the id of a thing. */
type ThingRoute = { [Name in RouteName]: RouteValues<Name> extends { id: string } ? Name : never }[RouteName];
type ListRoute = { [Name in RouteName]: object extends RouteValues<Name> ? Name : never }[RouteName];

/** Returns the addresses of a list and its things: the store's own pages from one of them, else this page with `?id=`. */
export const customerPagesLink = (list: ListRoute, thing: ThingRoute) => {
  const isStorePage = (): boolean => {
    const name = matchRoute(location.pathname)?.name;
    return hasStorePages() && (name === list || name === thing);
  };
  return {
    list: (): string => (isStorePage() ? storeLink(list, {} as never) : location.pathname),
    thing: (id: string): string =>
      isStorePage() ? storeLink(thing, { id } as never) : `?id=${encodeURIComponent(id)}`,
  };
};
