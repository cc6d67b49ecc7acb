import { cartLink } from '../../widgets/shared/commerce/store-link.ts';
import { DRAWER_ID } from './StillDrawer.tsx';

/** What works without script in place of what does not, by tag. The rest of a widget's markup does as it is. */
export const stillMarkup = (tag: string, markup: string): string => {
  if (tag === 'assess-navigation') return stillNavigation(markup);
  return tag === 'assess-mini-cart' ? stillCart(markup) : markup;
};

/** A popover's button says by itself whether it is open; the menu's button opens the drawer as one. */
const stillNavigation = (markup: string): string =>
  changed(
    markup,
    /(<button type="button" class="burger" aria-haspopup="dialog") aria-expanded="false"/,
    `$1 popovertarget="${DRAWER_ID}"`,
  ).replaceAll(/(<button [^>]*popovertarget=[^>]*?) aria-expanded="false"/gi, '$1');

/** The cart's panel needs script: its button is a link to the cart. */
const stillCart = (markup: string): string =>
  changed(
    markup,
    /^<button [^>]*class="mini"[^>]*>([^]*?)<\/button><div [^>]*popover="auto"[^>]*><\/div>$/,
    `<a part="button" class="mini" href="${cartLink() ?? ''}">$1</a>`,
  );

const changed = (markup: string, from: RegExp, to: string): string => {
  if (!from.test(markup))
    throw new Error(`The fragments' still markup no longer fits: ${markup.slice(0, 300)}`);
  return markup.replace(from, to);
};
