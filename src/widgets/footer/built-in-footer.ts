import type { FooterContent } from '../../api/content/footer.contract.ts';
import type { Translate } from '../../core/i18n/translator.ts';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { routePath } from '../../core/locale/routes.ts';
import { runtime } from '../../core/runtime.ts';
import { sitePath } from '../../api/links/site-link.ts';
import type en from './messages/en.json';

/** Returns the footer that shows while the CMS's is loading or if it can't be loaded (SHL-05). */
export const builtInFooter = (t: Translate<keyof typeof en>): FooterContent => ({
  columns: hasStorePages()
    ? [
        {
          title: t('footer.ordering'),
          links: [
            { text: t('footer.quickOrder'), href: storePath('quickOrder') },
            { text: t('footer.cart'), href: storePath('cart') },
          ],
          columns: [],
        },
        {
          title: t('footer.support'),
          links: [
            { text: t('footer.contact'), href: sitePath('contactUs') },
            { text: t('footer.offices'), href: sitePath('internationalOffices') },
          ],
          columns: [],
        },
      ]
    : [],
  tiles: [{ title: t('footer.levels'), text: t('footer.levelsText') }],
  text: [t('footer.prices', { currency: runtime().row.currency })],
  social: [],
});

const storePath = (name: 'quickOrder' | 'cart'): string =>
  routePath(name, {}, { locale: runtime().row.locale });
