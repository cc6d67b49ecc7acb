import type { ReactNode } from 'react';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { runtime } from '../../core/runtime.ts';
import { sitePath } from '../parts/commerce/site-link.ts';
import { storeLink } from '../parts/commerce/store-link.ts';
import { useMessages } from '../kit/element/widget-context.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import { ReachLink } from '../parts/office/ReachLink.tsx';
import { useOffice } from '../parts/office/useOffice.ts';
import type { contactWidget } from './contact.widget.ts';
import type en from './messages/en.json';

/**
 * Draws `<assess-contact>`: how to reach the office of this locale, and pages that may answer a question sooner
 * (SHL-09).
 */
export const Contact = ({ headingLevel }: WidgetProps<typeof contactWidget>) => {
  const t = useMessages<keyof typeof en>();
  const { phone, hours, email, address } = useOffice();
  const Heading = `h${headingLevel}` as 'h2';
  const way = (title: string, children: ReactNode) => (
    <li part="way">
      <Heading>{title}</Heading>
      {children}
    </li>
  );
  return (
    <div className="contact">
      <ul className="ways-to">
        {way(
          t('contact.call'),
          <>
            <p className="main">
              <ReachLink by="phone">{phone}</ReachLink>
            </p>
            <p className="quiet hours">{hours}</p>
          </>,
        )}
        {way(
          t('contact.write'),
          <>
            <p className="main">
              <ReachLink by="email">{email}</ReachLink>
            </p>
            <p className="quiet">{t('contact.answer')}</p>
          </>,
        )}
        {way(t('contact.post'), <p className="address">{address}</p>)}
      </ul>
      <div className="more-help">
        <section part="topics">
          <Heading>{t('contact.topics')}</Heading>
          <slot name="topics">{hasStorePages() && <Topics />}</slot>
        </section>
        {hasStorePages() && (
          <section>
            <Heading>{t('contact.elsewhere')}</Heading>
            <p>
              <a
                className="reach"
                href={`${runtime().config.storeUrl ?? ''}${sitePath('internationalOffices')}`}
              >
                {t('contact.offices')}
              </a>
            </p>
          </section>
        )}
      </div>
    </div>
  );
};

/** Lists the store's pages that answer the most frequent questions. */
const Topics = () => {
  const t = useMessages<keyof typeof en>();
  return (
    <ul>
      {(['orderStatus', 'quickOrder', 'quotes', 'invoices'] as const).map((route) => (
        <li key={route}>
          <a className="reach" href={storeLink(route, {})}>
            {t(`contact.${route}`)}
          </a>
        </li>
      ))}
    </ul>
  );
};
