import { Suspense } from 'react';
import { RowsAwaited } from '../kit/page/RowsAwaited.tsx';
import { lazyPart } from '../kit/element/late-part.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import type { quotesWidget } from './quotes.widget.ts';
import { useQuotesMessages } from './useQuotesMessages.ts';

const QuotePages = lazyPart(() => import('./QuotePages.tsx'));

/** Draws `<assess-quotes>`: the placeholder of a list, until the code that reads the quotes has loaded (QTE-04 a). */
export const Quotes = (props: WidgetProps<typeof quotesWidget>) => {
  const t = useQuotesMessages();
  return (
    <div className="quotes panel">
      <Suspense fallback={<RowsAwaited label={t('quotes.loading')} rows={4} />}>
        <QuotePages {...props} />
      </Suspense>
    </div>
  );
};
