import { useEffect } from 'react';
import { useCustomer } from '../../api/customer.ts';
import { CustomersOnly } from '../kit/page/CustomersOnly.tsx';
import { pageObject } from '../kit/page/page-object.ts';
import { RowsAwaited } from '../kit/page/RowsAwaited.tsx';
import { loginLink } from '../parts/commerce/login-link.ts';
import { useHeldFocus } from '../parts/commerce/useHeldFocus.ts';
import { adoptStyles } from '../kit/element/adopt-styles.ts';
import { useHost } from '../kit/element/widget-context.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import dialog from '../kit/styles/dialog.css?inline';
import { headingAt } from '../kit/page/heading-at.ts';
import { QuoteDetails } from './QuoteDetails.tsx';
import { QuoteList } from './QuoteList.tsx';
import type { quotesWidget } from './quotes.widget.ts';
import { useQuotesMessages } from './useQuotesMessages.ts';

/** Shows the signed-in customer's list of quotes, or the quote that the page is about. Source: QTE-04 a, b. */
const QuotePages = ({ quoteId, headingLevel }: WidgetProps<typeof quotesWidget>) => {
  const t = useQuotesMessages();
  const of = useCustomer();
  const code = pageObject(quoteId, 'quoteDetails');
  const heading = headingAt(headingLevel);
  const host = useHost();
  useHeldFocus();
  useEffect(() => void adoptStyles(host, [dialog]), [host]);
  return (
    <CustomersOnly
      signIn={loginLink()}
      text={t('quotes.signInText')}
      heading={heading}
      awaited={<RowsAwaited label={t('quotes.loading')} rows={4} />}
    >
      {code === undefined ? (
        <QuoteList of={of} heading={heading} />
      ) : (
        <QuoteDetails key={code} of={of} code={code} heading={heading} />
      )}
    </CustomersOnly>
  );
};

export default QuotePages;
