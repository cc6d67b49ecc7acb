import type { BuyerLevel } from '../../api/checkout/qualification.rules.ts';
import { letterOf } from '../../api/qualification/qualification.rules.ts';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { useFlag } from '../../core/flags/use-flag.ts';
import type { Heading } from '../kit/page/page-read.ts';
import { accountRoutes } from '../../api/links/account-routes.ts';
import { storeLink } from '../../api/links/store-link.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

type YourPagesProps = {
  heading: Heading;
  /** The customer's qualification level, if it is known. */
  level: BuyerLevel | undefined;
};

/** Links to the pages of the account that are there, each with what it is for. */
export const YourPages = ({ heading: Heading, level }: YourPagesProps) => {
  const t = useWords<typeof en>();
  const routes = accountRoutes({
    orderHistory: useFlag('orderHistory'),
    addressBook: useFlag('addressBook'),
    accountQualifications: useFlag('accountQualifications'),
  });
  if (!hasStorePages()) return null;
  return (
    <section className="overview-part">
      <Heading>{t('my-account.pages')}</Heading>
      <ul className="page-links">
        {routes.flat().map((route) => (
          <li key={route}>
            <a href={storeLink(route, {})}>{t(`my-account.page.${route}`)}</a>
            <p className="quiet small">
              {route === 'qualifications' && level !== undefined
                ? t('my-account.level', { level: letterOf(level) })
                : t(`my-account.note.${route}`)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};
