import { customerPagesLink } from '../parts/customer-page/customer-pages-link.ts';

/** The addresses of the list and of one saved cart. */
export const savedCartPages = customerPagesLink('savedCarts', 'savedCartDetails');
