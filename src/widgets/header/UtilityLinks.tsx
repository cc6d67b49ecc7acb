import { localeTable } from '../../core/locale/locale-table.ts';
import { runtime } from '../../core/runtime.ts';
import { fromHere, sitePath } from '../../api/links/site-link.ts';
import { storeLink } from '../../api/links/store-link.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

/** Draws the links that shoppers use most often, and the current regional site, which links to all the others (SHL-03). */
export const UtilityLinks = () => {
  const t = useWords<typeof en>();
  return (
    <ul>
      {(['quickOrder', 'orderStatus', 'invoices'] as const).map((route) => (
        <li key={route}>
          <a href={storeLink(route, {})}>{t(`header.${route}`)}</a>
        </li>
      ))}
      <li>
        <a href={fromHere(sitePath('contactUs'))}>{t('header.contact')}</a>
      </li>
      <li>
        <a href={fromHere(sitePath('internationalOffices'))}>
          <svg className="icon" viewBox="0 0 20 20" aria-hidden>
            <path d="M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM2.5 10h15M10 2.5c5 4.5 5 10.5 0 15-5-4.5-5-10.5 0-15z" />
          </svg>
          <span className="vh">{t('header.offices')} </span>
          <span>{siteName()}</span>
        </a>
      </li>
    </ul>
  );
};

/** Returns the country of this regional site, with the language if the country has two sites. */
const siteName = (): string => {
  const { tag, language, suffix } = runtime().row;
  const country = tag.slice(-2);
  const name = new Intl.DisplayNames(tag, { type: 'region' }).of(country) ?? country;
  const sites = localeTable.filter((row) => row.suffix === suffix && row.tag.endsWith(country));
  return sites.length === 1
    ? name
    : `${name} (${new Intl.DisplayNames(tag, { type: 'language' }).of(language) ?? language})`;
};
