import type { CartView } from '../../../src/api/cart/read-cart.ts';
import { mine } from '../../../src/auth/mine.ts';
import { here } from './here.ts';
import type { Page } from './page.ts';

/**
 * Returns what is wrong with a page. What it shows, its tokens, its cart and the browser's sign-in as the page sees it
 * must be one person's.
 */
const wrongOf = (page: Page): string[] => {
  const { storage, world, registry, session } = page;
  const row = storage.read('signedIn');
  const owner = row && world.ownerOf(row);
  // A member's row names the customer too, whose page it then is.
  const shownOf = row?.customerId ?? owner;
  const tokens = mine(storage);
  const { session: state } = registry.getSnapshot();
  const view = registry.reading('cart').data as CartView | undefined;
  const wrongs: string[] = [];
  if (row && owner === undefined) wrongs.push('the row is nobody’s');
  if (tokens && world.tokens.get(tokens.accessToken)?.person !== owner)
    wrongs.push(`${owner} holds another’s tokens`);
  if (page.shown !== undefined && session.whose?.() && page.shown !== shownOf)
    wrongs.push(`shows ${page.shown}, and the browser is ${shownOf}’s`);
  if (view?.cart && view.cart.guid !== `cart-${page.shown}`)
    wrongs.push(`shows ${page.shown} and ${view.cart.guid}`);
  if (state.status === 'signed-in' && state.user?.firstName && state.user.firstName !== page.shown)
    wrongs.push(`calls ${page.shown} ${state.user.firstName}`);
  for (const { code, params } of registry.getSnapshot().messages)
    if (code === 'notification.signed-in-as' && params?.['name'] !== `${page.shown} x`)
      wrongs.push(`shows ${page.shown} and tells of ${params?.['name']}`);
  return wrongs.map((wrong) => `${page.name}: ${wrong}`);
};

export const wrongsOf = (pages: readonly Page[]): string[] =>
  pages.filter(({ isFrozen }) => !isFrozen).flatMap((page) => here.run(page, () => wrongOf(page)));

/** Returns what is left of a person on the pages of a browser after everybody has signed out. */
export const leftOf = (pages: readonly Page[]): string[] =>
  pages
    .filter(({ isFrozen }) => !isFrozen)
    .flatMap((page) => {
      const held = [
        page.shown !== undefined && `shows ${page.shown}`,
        mine(page.storage) && 'holds tokens',
        page.storage.read('signedIn') && 'is in a sign-in',
        here.run(page, () => page.modules.stepUpMatters.open(page.registry)).length > 0 && 'asks for a proof',
      ];
      return held.flatMap((what) => (what ? [`${page.name} ${what}`] : []));
    });
