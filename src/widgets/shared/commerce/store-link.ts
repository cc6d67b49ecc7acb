import { routePath } from '../../../core/locale/routes.ts';
import type { RouteName, RouteValues } from '../../../core/locale/route-table.ts';
import { runtime } from '../../../core/runtime.ts';

/** A link to a page of the store in this page's locale; on pages that are not the shop's, with the shop's origin. */
export const storeLink = <Name extends RouteName>(name: Name, values: RouteValues<Name>): string => {
  const { config, row } = runtime();
  return `${config.storeUrl ?? ''}${routePath(name, values, { locale: row.locale })}`;
};

export const checkoutLink = (): string => storeLink('checkout', { x: runtime().row.language });
