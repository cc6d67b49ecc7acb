import { useState } from 'react';
import { resolveSettings } from '../../core/config/settings.ts';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { runtime } from '../../core/runtime.ts';
import { latePart } from '../kit/element/late-part.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import { headingAt } from '../kit/page/page-read.ts';
import { lateForm } from '../kit/page/late-form.tsx';
import choices from '../kit/forms/choices.css?inline';
import dialog from '../kit/styles/dialog.css?inline';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { storeLink } from '../../api/links/store-link.ts';
import { CustomerPages } from '../parts/customer-page/CustomerPages.tsx';
import { NotInThisStore } from '../parts/customer-page/NotInThisStore.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import type { invoicesWidget } from './invoices.widget.ts';
import { paymentPage } from './payment/payment-address.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

const STYLES = [choices, dialog];
const LookUp = lateForm(latePart(() => import('./look-up/LookUp.tsx')));
const PaymentPage = lateForm(latePart(() => import('./payment/PaymentPage.tsx')));

/** Shows the invoices of the customer's accounts, or where nobody signs in the search for one (SES-12). Source: ACC-07. */
const InvoicePages = ({ headingLevel }: WidgetProps<typeof invoicesWidget>) => {
  const t = useWords<typeof en>();
  const [paying] = useState(paymentPage);
  const { simplified } = resolveSettings(runtime().config.settings, location.pathname).invoices;
  if (!runtime().config.commerceExtensions) return <NotInThisStore heading={headingAt(headingLevel)} />;
  if (paying) return <PaymentPage {...paying} headingLevel={headingLevel} />;
  if (simplified) return <LookUp heading={headingAt(headingLevel)} />;
  return (
    <CustomerPages
      {...{ t, headingLevel }}
      name="invoices"
      styles={STYLES}
      orElse={
        hasStorePages() && (
          <LinkButton href={storeLink('simplifiedInvoices', { locale: runtime().row.locale })}>
            {t('invoices.findOne')}
          </LinkButton>
        )
      }
    >
      {(page) => <InvoiceList {...page} />}
    </CustomerPages>
  );
};

export default InvoicePages;
