import type { MouseEvent } from 'react';
import { currencyNameWithCode, languageName, placeName } from '../../core/i18n/place-and-currency-names.ts';
import { localeRow, type Locale } from '../../core/locale/locale-table.ts';
import { runtime } from '../../core/runtime.ts';
import { useWords } from '../kit/element/useWords.ts';
import { officeTable } from '../parts/office/office-table.ts';
import { ReachLink } from '../parts/office/ReachLink.tsx';
import type { OfficeWords } from '../parts/office/useOffice.ts';
import { chooseLocale } from '../parts/site/choose-locale.ts';
import type { GivenOffice } from './given-offices.ts';
import type en from './messages/en.json';
import { localeAddress } from '../../core/locale-switch/locale-address.ts';
import { isShopPage } from '../../core/locale-switch/shop-page.ts';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { matchRoute } from '../../core/locale/match-route.ts';

type OfficeEntryProps = {
  locale: Locale;
  /** The texts of the current site's office; undefined for the other sites. */
  own: OfficeWords | undefined;
  given: GivenOffice | undefined;
};

/** Draws one site in its own language, so that its shoppers find it. The current site uses the texts of its own page. */
export const OfficeEntry = ({ locale, own, given }: OfficeEntryProps) => {
  const t = useWords<typeof en>();
  const row = localeRow(locale);
  const here = own !== undefined;
  const { phone, email } = { ...officeTable[locale], ...own, ...without(given) };
  const href = given?.href ?? siteAddress(locale);
  const choose = (event: MouseEvent) => {
    if (href !== undefined && !here) chooseLocale(event, locale, href);
  };
  const name = placeName(locale, row.tag);
  return (
    <li part="office" className={here ? 'here' : undefined} lang={row.tag}>
      <p className="site">
        {href === undefined ? (
          <b>{name}</b>
        ) : (
          <a href={href} hrefLang={row.tag} {...(here && { 'aria-current': 'true' })} onClick={choose}>
            {name}
          </a>
        )}
        {here && (
          <span className="mark small" lang={runtime().row.language}>
            {t('international-offices.here')}
          </span>
        )}
      </p>
      <p className="quiet small">
        {languageName(row, row.tag)} · {currencyNameWithCode(row, row.tag)}
      </p>
      <p className="small">
        <ReachLink by="phone">{phone}</ReachLink>
      </p>
      <p className="small">
        <ReachLink by="email">{email}</ReachLink>
      </p>
    </li>
  );
};

const without = (given: GivenOffice | undefined) => ({
  ...(given?.phone !== undefined && { phone: given.phone }),
  ...(given?.email !== undefined && { email: given.email }),
});

/**
 * Returns the address of this page on another regional site. From the page of offices, or from a page that is not the
 * store's, it is that site's home page. Returns undefined if no host is known for the site. Source: SHL-09, LOC-04.
 */
const siteAddress = (locale: Locale): string | undefined => {
  if (!hasStorePages()) return undefined;
  const { config, row } = runtime();
  const { storeUrl, storeHosts } = config;
  const isSelector = matchRoute(location.pathname)?.name === 'internationalOffices';
  const home = new URL(`/${row.locale}/`, new URL(storeUrl ?? '', location.href)).href;
  const here = isShopPage() && !isSelector ? location.origin + location.pathname : home;
  return localeAddress({ here, from: row, to: localeRow(locale), storeHosts });
};
