import type { ReactNode } from 'react';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { fromHere, sitePath } from '../../api/links/site-link.ts';
import { storeLink } from '../../api/links/store-link.ts';
import { useWords } from '../kit/element/useWords.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import { ReachLink } from '../parts/office/ReachLink.tsx';
import { useOffice } from '../parts/office/useOffice.ts';
import type { contactWidget } from './contact.widget.ts';
import type en from './messages/en.json';

/**
 * Draws `<assess-contact>`: how to reach the office of this locale, and pages that may answer a question sooner
 * (SHL-09). An order in the page's address is named, and is the subject of the email (ACC-01 j).
 */
export const Contact = ({ headingLevel }: WidgetProps<typeof contactWidget>) => {
  const t = useWords<typeof en>();
  const { phone, hours, email, address } = useOffice();
  const Heading = `h${headingLevel}` as 'h2';
  const order = orderAsked();
  const way = (title: string, children: ReactNode) => (
    <li part="way">
      <Heading>{title}</Heading>
      {children}
    </li>
  );
  return (
    <div className="contact">
      {order !== undefined && <p part="about">{t('contact.about', { number: order })}</p>}
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
              <ReachLink
                by="email"
                subject={order === undefined ? undefined : t('contact.subject', { number: order })}
              >
                {email}
              </ReachLink>
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
              <a className="reach" href={fromHere(sitePath('internationalOffices'))}>
                {t('contact.offices')}
              </a>
            </p>
          </section>
        )}
      </div>
    </div>
  );
};

/** An order's number or web reference. Any other text of the address is left out: whoever made the link may have written it. */
const ORDER = /^[A-Za-z0-9-]{1,40}$/;

/** Returns the number of the order that the question is about, from the page's address. Source: ACC-01 j. */
const orderAsked = (): string | undefined => {
  const number = new URLSearchParams(location.search).get('order') ?? '';
  return ORDER.test(number) ? number : undefined;
};

const Topics = () => {
  const t = useWords<typeof en>();
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
