import type { InferInput } from 'valibot';
import type { BannerInput } from '../../../../src/api/content/banner.rules.ts';
import type { getNavigation } from '../../../../src/api/content/navigation.contract.ts';
import { DEFAULT_SITE, type Site, siteByLocale, siteHref, storeHref } from '../../../pages/site.ts';
import { type MenuGroup, menuWords } from './navigation-words.ts';

type Content = InferInput<(typeof getNavigation)['response']> & { banner: BannerInput };

/** Returns the navigation file of the regional host. The banner has no start or end, so that it always shows. */
export const navigationContent = (locale: string): Content => {
  const site = siteByLocale(locale) ?? DEFAULT_SITE;
  const { groups, closed } = menuWords[site.market.language];
  return {
    menu: groups.map((group) => menuGroup(site, group)),
    banner: { id: 'support-closed-july', text: closed, link: siteHref(site, 'contact-us.html') },
  };
};

const menuGroup = (site: Site, { title, to, entries }: MenuGroup): Content['menu'][number] => ({
  title,
  linkPath: linkPath(site, to),
  children: entries.map(([name, place, ...links]) => ({
    title: name,
    linkPath: linkPath(site, place),
    children: links.map(([text, where]) => ({ title: text, linkPath: linkPath(site, where) })),
  })),
});

/** Returns the path of an entry: `?words` is a search, `store/…` a page of the store, anything else a page of the site. */
const linkPath = (site: Site, to: string): string => {
  if (to.startsWith('?')) return siteHref(site, `search.html?text=${encodeURIComponent(to.slice(1))}`);
  if (to === 'invoices') return siteHref(site, 'store/invoices');
  if (to.startsWith('store/')) return storeHref(site, to.slice(6) as 'cart');
  return siteHref(site, to);
};
