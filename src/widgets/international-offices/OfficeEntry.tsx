import type { MouseEvent } from 'react';
import { currencyName, languageName, placeName } from '../../core/i18n/place-names.ts';
import { localeRow, type Locale } from '../../core/locale/locale-table.ts';
import { runtime } from '../../core/runtime.ts';
import { useMessages } from '../kit/element/widget-context.ts';
import { officeTable } from '../parts/office/office-table.ts';
import { ReachLink } from '../parts/office/ReachLink.tsx';
import type { OfficeWords } from '../parts/office/useOffice.ts';
import { chooseLocale } from '../parts/site/choose-locale.ts';
import type { GivenOffice } from './given-offices.ts';
import type en from './messages/en.json';
import { siteAddress } from './site-address.ts';

type OfficeEntryProps = {
  locale: Locale;
  /** The texts of the current site's office; undefined for the other sites. */
  own: OfficeWords | undefined;
  given: GivenOffice | undefined;
};

/** Draws one site in its own language, so that its shoppers find it. The current site uses the texts of its own page. */
export const OfficeEntry = ({ locale, own, given }: OfficeEntryProps) => {
  const t = useMessages<keyof typeof en>();
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
        {languageName(row, row.tag)} · {currencyName(row, row.tag)}
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
