import { fromHere } from '../parts/commerce/site-link.ts';

/** Attributes of a link of the menu: its address from here, and whether it leads to the page it stands on. */
export const menuLink = (path: string): { href: string; 'aria-current'?: 'page' } => {
  const href = fromHere(path);
  const { origin, pathname, search } = new URL(href, location.href);
  const here = origin + pathname + search === location.origin + location.pathname + location.search;
  return here && !href.includes('#') ? { href, 'aria-current': 'page' } : { href };
};
