import { pageObject } from '../kit/page/page-object.ts';
import { CustomerPages } from '../parts/customer-page/CustomerPages.tsx';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import dialog from '../kit/styles/dialog.css?inline';
import { QuoteDetails } from './QuoteDetails.tsx';
import { QuoteList } from './QuoteList.tsx';
import type { quotesWidget } from './quotes.widget.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

const STYLES = [dialog];

/** Shows the signed-in customer's list of quotes, or the quote that the page is about. Source: QTE-04 a, b. */
const QuotePages = ({ quoteId, headingLevel }: WidgetProps<typeof quotesWidget>) => {
  const t = useWords<typeof en>();
  const code = pageObject(quoteId, 'quoteDetails');
  return (
    <CustomerPages {...{ t, headingLevel }} name="quotes" styles={STYLES}>
      {(page) =>
        code === undefined ? <QuoteList {...page} /> : <QuoteDetails {...page} key={code} code={code} />
      }
    </CustomerPages>
  );
};

export default QuotePages;
