import { useFooterContent } from '../../api/content/footer.queries.ts';
import type { FooterContent } from '../../api/content/footer.contract.ts';
import { FragmentPlace } from '../parts/content/FragmentPlace.tsx';
import { useHost } from '../kit/element/widget-context.ts';
import { useWords } from '../kit/element/useWords.ts';
import { FooterColumns, FooterLinks } from './FooterColumns.tsx';
import type en from './messages/en.json';
import { useUnfocused } from '../parts/site/useUnfocused.ts';
import { reachPieces } from './reach-pieces.ts';
import type { MouseEvent } from 'react';
import { localeRow } from '../../core/locale/locale-table.ts';
import { runtime } from '../../core/runtime.ts';
import { chooseLocale } from '../parts/site/choose-locale.ts';
import type { Translate } from '../../core/i18n/translator.ts';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { routePath } from '../../core/locale/routes.ts';
import { sitePath } from '../../api/links/site-link.ts';

const isEmpty = ({ columns, tiles, text, social }: FooterContent): boolean =>
  columns.length + tiles.length + text.length + social.length === 0;

/**
 * Draws `<assess-footer>`: the CMS's footer or the built-in one. It is a landmark only if the host page does not put it
 * into one (SHL-05).
 */
export const Footer = () => {
  const t = useWords<typeof en>();
  const host = useHost();
  const reading = useFooterContent();
  const content = useUnfocused(reading.content);
  const given = content !== undefined && !isEmpty(content);
  const { columns, tiles, text, social } = given ? content : builtInFooter(t);
  const Frame = host.closest('footer, [role=contentinfo]') ? 'div' : 'footer';
  return (
    <Frame className="foot-ground" onClick={followLocaleLink}>
      {/* The key makes new elements for another footer. Elements that only moved would count as a layout shift
          (PERF-10). */}
      <div key={given ? 'given' : 'built-in'} className={given || reading.coming ? 'foot held' : 'foot'}>
        {columns.length > 0 && <FooterColumns columns={columns} label={t('footer.nav')} />}
        {tiles.length > 0 && (
          <div className="foot-tiles">
            {tiles.map(({ title, text: words }, place) => (
              <div key={place}>
                <h2>{title}</h2>
                <FooterText words={words} />
              </div>
            ))}
          </div>
        )}
        <div className="foot-end">
          <div className="foot-text" part="text">
            {text.map((words, place) => (
              <FooterText key={place} words={words} />
            ))}
          </div>
          {social.length > 0 && (
            <FooterLinks className="foot-social" links={social} label={t('footer.social')} />
          )}
        </div>
      </div>
      <FragmentPlace name="footer" />
    </Frame>
  );
};

/** Draws a block of text from the CMS. Phone numbers and e-mail addresses in it are links (SHL-05). */
const FooterText = ({ words }: { words: string }) => (
  <p>
    {reachPieces(words).map(({ text, href }, place) =>
      href ? (
        <a key={place} href={href}>
          {text}
        </a>
      ) : (
        text
      ),
    )}
  </p>
);

/** Handles a click in the footer. A click on a link to the store in another locale is a choice of that locale (LEAD-10). */
const followLocaleLink = (event: MouseEvent<HTMLElement>): void => {
  const link = (event.target as Element).closest('a');
  if (link === null || link.target !== '') return;
  const { config, row } = runtime();
  const to = localeRow(link.pathname.split('/')[1]);
  const isShop = link.host === location.host || config.storeHosts.includes(link.host);
  if (to !== undefined && to.locale !== row.locale && isShop) chooseLocale(event, to.locale, link.href);
};

/** Returns the footer that shows while the CMS's is loading or if it can't be loaded (SHL-05). */
const builtInFooter = (t: Translate<keyof typeof en>): FooterContent => ({
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
