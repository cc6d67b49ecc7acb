import { hasStorePages } from '../../core/config/store-pages.ts';
import { SEGMENT } from '../../core/http/define-endpoint.ts';
import { matchRoute } from '../../core/locale/match-route.ts';
import { pageObject } from '../kit/page/page-object.ts';
import { storeLink } from '../../api/links/store-link.ts';
import { customerPagesLink } from '../parts/customer-page/customer-pages-link.ts';

/** The addresses of the list and of one order. */
export const orderPages = customerPagesLink('orderHistory', 'orderDetails');

/** Returns the order that the page is about; `…/order-status?reference=` names one too. Source: ACC-01 b, e. */
export const pageOrder = (attribute: string | undefined): string | undefined => {
  const match = matchRoute(`${location.pathname}${location.search}`);
  const reference = match?.name === 'ownOrderStatus' ? (match.values.reference ?? '') : '';
  return pageObject(attribute, 'orderDetails') ?? (SEGMENT.test(reference) ? reference : undefined);
};

/** Returns the address of the list of invoices with this one. */
export const invoiceLink = (id: string): string | undefined =>
  hasStorePages() ? `${storeLink('invoices', {})}?query=${encodeURIComponent(id)}` : undefined;
