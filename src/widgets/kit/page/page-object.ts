import { SEGMENT } from '../../../core/http/define-endpoint.ts';
import { matchRoute } from '../../../core/locale/match-route.ts';
import type { RouteName } from '../../../core/locale/route-table.ts';

/**
 * Returns the id of the object that a page is about: the tag's attribute, else the placeholder of the route in the
 * page's address, else its `?id=`. Undefined if none of them has an id, or if the id can't be part of a request's path.
 */
export const pageObject = (
  attribute: string | undefined,
  route: RouteName,
  { pathname, search }: Pick<Location, 'pathname' | 'search'> = location,
): string | undefined => {
  const match = matchRoute(`${pathname}${search}`);
  const [hole] = match?.name === route ? Object.values(match.values) : [];
  const id = attribute || hole?.toString() || new URLSearchParams(search).get('id') || '';
  return SEGMENT.test(id) ? id : undefined;
};
