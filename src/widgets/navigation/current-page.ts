import { fromHere } from '../../api/links/site-link.ts';

/** Returns the attributes of a menu link: its address, and `aria-current` if it leads to the current page. */
export const menuLink = (path: string): { href: string; 'aria-current'?: 'page' } => {
  const href = fromHere(path);
  const { origin, pathname, search } = new URL(href, location.href);
  const here = origin + pathname + search === location.origin + location.pathname + location.search;
  return here && !href.includes('#') ? { href, 'aria-current': 'page' } : { href };
};
