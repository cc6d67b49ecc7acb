import type { Quote } from '../../api/quote/quote.contract.ts';
import type { QuoteAct } from '../../api/quote/quote.rules.ts';
import { moneyText } from '../parts/price/Price.tsx';
import { useHost, useId } from '../kit/element/widget-context.ts';
import { QuoteFiles } from '../parts/quote/QuoteFiles.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { hasCheckout } from './quote-page-link.ts';
import type { QuoteActs } from './useQuoteActs.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

type Props = {
  quote: Quote;
  allowed: readonly QuoteAct[];
  /** True if the prices are valid, or will be. */
  isOpen: boolean;
  acts: QuoteActs;
  onAct: (act: QuoteAct) => void;
};

/** Draws the buttons for the quote's actions. One without a known total can't be ordered (SEC-14 a). */
export const QuoteActBar = ({ quote, allowed, isOpen, acts, onAct }: Props) => {
  const t = useWords<typeof en>();
  const host = useHost();
  const noteId = useId();
  const total = quote.untold ? undefined : (quote.totalPriceWithTax ?? quote.totalPrice);
  const canOrder = allowed.includes('order') && hasCheckout();
  const isBusy = (act: QuoteAct) => acts.busy?.act === act && acts.busy.code === quote.code;
  const again = allowed.includes('again') && (
    <Button variant={canOrder ? 'plain' : 'primary'} busy={isBusy('again')} onClick={() => onAct('again')}>
      {t('quotes.again')}
    </Button>
  );
  return (
    <footer className="page-part quote-acts no-print">
      <QuoteFiles quote={quote} over={!isOpen} onPrint={() => printAlone(host)} />
      <div className="acts quote-decide">
        {allowed.includes('cancel') && (
          <Button variant="plain" onClick={() => onAct('cancel')}>
            {t('quotes.cancel')}
          </Button>
        )}
        {again}
        {canOrder && (
          <Button
            variant="primary"
            busy={isBusy('order')}
            {...(!total && { 'aria-disabled': true, 'aria-describedby': noteId })}
            onClick={() => onAct('order')}
          >
            {total ? t('quotes.orderTotal', { total: moneyText(total) }) : t('quotes.order')}
          </Button>
        )}
      </div>
      {canOrder && !total && (
        <p id={noteId} className="small">
          {t('quotes.unknownTotal')}
        </p>
      )}
      {again && <p className="small quiet">{t('quotes.againNote')}</p>}
    </footer>
  );
};

const MARK = 'data-assess-printed';

/** The print styles that hide everything except the element and its ancestors. */
const SHEET = `@media print {
  body :not(:has([${MARK}]), [${MARK}]) { display: none !important; }
  [${MARK}] { margin: 0 !important; }
}`;

/** Prints one element of the page with the browser's own dialog, and restores the page afterwards. */
const printAlone = (element: HTMLElement): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHEET);
  element.setAttribute(MARK, '');
  document.adoptedStyleSheets.push(sheet);
  const end = (): void => {
    element.removeAttribute(MARK);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
  addEventListener('afterprint', end, { once: true });
  print();
};
