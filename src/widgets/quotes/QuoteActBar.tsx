import type { Quote } from '../../api/quote/quote.contract.ts';
import type { QuoteAct } from '../../api/quote/quote.rules.ts';
import { moneyText } from '../parts/commerce/Price.tsx';
import { useHost } from '../kit/element/widget-context.ts';
import { QuoteFiles } from '../parts/quote/QuoteFiles.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { printAlone } from './print-alone.ts';
import { hasCheckout } from './quote-page-link.ts';
import type { QuoteActs } from './useQuoteActs.ts';
import { useQuotesMessages } from './useQuotesMessages.ts';

type Props = {
  quote: Quote;
  allowed: readonly QuoteAct[];
  /** True if the prices are valid, or will be. */
  isOpen: boolean;
  acts: QuoteActs;
  onAct: (act: QuoteAct) => void;
};

/** Draws the buttons for the quote's actions. The primary one is to order it, or to quote again if it can't be ordered. */
export const QuoteActBar = ({ quote, allowed, isOpen, acts, onAct }: Props) => {
  const t = useQuotesMessages();
  const host = useHost();
  const canOrder = allowed.includes('order') && hasCheckout();
  const isBusy = (act: QuoteAct) => acts.busy?.act === act && acts.busy.code === quote.code;
  const again = allowed.includes('again') && (
    <Button variant={canOrder ? 'plain' : 'primary'} busy={isBusy('again')} onClick={() => onAct('again')}>
      {t('quotes.again')}
    </Button>
  );
  return (
    <footer className="quote-acts no-print">
      <QuoteFiles quote={quote} over={!isOpen} onPrint={() => printAlone(host)} />
      <div className="acts quote-decide">
        {allowed.includes('cancel') && (
          <Button variant="plain" onClick={() => onAct('cancel')}>
            {t('quotes.cancel')}
          </Button>
        )}
        {again}
        {canOrder && (
          <Button variant="primary" busy={isBusy('order')} onClick={() => onAct('order')}>
            {t('quotes.orderTotal', { total: moneyText(quote.totalPriceWithTax ?? quote.totalPrice) })}
          </Button>
        )}
      </div>
      {again && <p className="small quiet">{t('quotes.againNote')}</p>}
    </footer>
  );
};
