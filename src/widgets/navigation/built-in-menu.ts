import type { NavigationEntry } from '../../api/content/navigation.contract.ts';
import { hasStorePages } from '../../core/config/store-pages.ts';
import type { Translate } from '../../core/i18n/translator.ts';
import { routePath } from '../../core/locale/routes.ts';
import { runtime } from '../../core/runtime.ts';
import { homePath, sitePath } from '../../api/links/site-link.ts';
import type en from './messages/en.json';

type Key = keyof typeof en;

/**
 * Returns the menu that shows while the CMS's is loading or if it can't be loaded (SHL-01): the groups of the
 * specification. Topics have no address of their own and link to a search for their name. Returns [] if the store's
 * pages can't be linked to.
 */
export const builtInMenu = (t: Translate<Key>): NavigationEntry[] => {
  if (!hasStorePages()) return [];
  const entry = (key: Key, linkPath: string, children: NavigationEntry[] = []): NavigationEntry => ({
    title: t(key),
    linkPath,
    children,
  });
  const topic = (key: Key) => entry(key, sitePath('search', { text: t(key) }));
  return [
    entry('navigation.products', homePath(), [
      topic('navigation.categories'),
      topic('navigation.digital'),
      topic('navigation.types'),
    ]),
    entry('navigation.learning', '', [
      topic('navigation.topics'),
      topic('navigation.training'),
      topic('navigation.research'),
      topic('navigation.webinars'),
      topic('navigation.blogs'),
    ]),
    entry('navigation.support', '', [
      entry('navigation.ordering', storePath('quickOrder')),
      entry('navigation.account', storePath('myAccount')),
      entry('navigation.orders', storePath('orderStatus')),
      entry('navigation.contact', sitePath('contactUs')),
    ]),
  ];
};

const storePath = (name: 'quickOrder' | 'myAccount' | 'orderStatus'): string =>
  routePath(name, {}, { locale: runtime().row.locale });
