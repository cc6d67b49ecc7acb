import type { Translate } from '../../core/i18n/translator.ts';
import { loginLink } from '../../api/links/login-link.ts';
import { fromHere, homePath, sitePath } from '../../api/links/site-link.ts';
import { storeLink } from '../../api/links/store-link.ts';
import type { SharedKey } from '../kit/element/widget-context.ts';
import { mayPass, type ErrorFamily } from './error-family.ts';
import type en from './messages/en.json';

export type Way = { text: string; href: string };

/** Returns the links that lead on from an error, the best first. `from` is the page that failed, if it is known. */
export const waysOn = (
  t: Translate<keyof typeof en | SharedKey>,
  family: ErrorFamily,
  from: string | undefined,
): readonly Way[] => {
  const home = { text: t('error-page.home'), href: fromHere(homePath()) };
  const contact = { text: t('error-page.contact'), href: fromHere(sitePath('contactUs')) };
  const order = { text: t('error-page.quickOrder'), href: storeLink('quickOrder', {}) };
  const signIn = {
    text: t('error-page.signInNow'),
    href: loginLink(from === undefined ? homePath() : pathOf(from)),
  };
  if (family === 'signIn') return [signIn, home, contact];
  if (family === 'forbidden') return [home, signIn, contact];
  const savedCarts = { text: t('error-page.savedCarts'), href: storeLink('savedCarts', {}) };
  if (family === 'savedCart') return [savedCarts, home, contact];
  if (family === 'notFound') return [home, order, contact];
  const again = againAddress(family, from);
  return [...(again === undefined ? [] : [{ text: t('shared.tryAgain'), href: again }]), home, contact];
};

/** Returns the address to try again. Undefined if another try can't succeed, or if nobody knows which page failed. */
export const againAddress = (family: ErrorFamily, from: string | undefined): string | undefined =>
  mayPass(family) ? (from ?? failedHere()) : undefined;

/** Returns this page's address, if a server answered with the error page in place of the requested page. */
const failedHere = (): string | undefined =>
  /\/error\.[^/]*$/.test(location.pathname) ? undefined : location.href.replace(/#.*/, '');

const pathOf = (from: string): string => {
  const { pathname, search } = new URL(from);
  return `${pathname}${search}`;
};
