import { SEGMENT } from '../../../core/http/define-endpoint.ts';
import { matchRoute } from '../../../core/locale/match-route.ts';
import type { RouteName } from '../../../core/locale/route-table.ts';

/**
 * The id of the one thing that a page is about: what the tag's attribute says, else what the page's address has in the route’s hole,
 * else its `?id=`. Undefined where none of them names one, or it is no id that a call's path can hold.
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
