import type { QuoteSummary } from '../../api/quote/quote.contract.ts';
import { allowedActs, shownState, type QuoteAct } from '../../api/quote/quote.rules.ts';
import { timesOf, turnsOf } from '../../api/quote/quote-times.rules.ts';
import { useFlag } from '../../core/flags/use-flag.ts';
import type { Column, ListRow } from '../kit/page/ListTable.tsx';
import { Price } from '../parts/price/Price.tsx';
import { useFocusAfter } from '../kit/ui/useFocusAfter.ts';
import { shopDate, shopZone } from '../parts/quote/shop-dates.ts';
import { PdfNotice } from '../parts/quote/QuoteFiles.tsx';
import { useQuotePdf } from '../parts/quote/useQuotePdf.ts';
import { Button } from '../kit/ui/Button.tsx';
import { useNow } from '../kit/ui/useNow.ts';
import { hasCheckout, orderLink, quotePages } from './quote-page-link.ts';
import { QuoteStateBadge } from './QuoteStateBadge.tsx';
import type { QuoteActs } from './useQuoteActs.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

type Props = {
  quotes: readonly QuoteSummary[];
  acts: QuoteActs;
  onAct: (act: QuoteAct, quote: QuoteSummary) => void;
};

/** Returns the columns of quotes, with the action that each one's state allows. Source: QTE-04 a, d, e. */
export const useQuoteTable = ({ quotes, acts, onAct }: Props) => {
  const t = useWords<typeof en>();
  const zone = shopZone();
  const now = useNow(quotes.flatMap((quote) => turnsOf(timesOf(quote, zone))));
  const focus = useFocusAfter();
  const pdf = useQuotePdf();
  const hasPdf = useFlag('quotePdfUpgrade');
  const stateOf = (quote: QuoteSummary) => shownState(timesOf(quote, zone), now);
  const columns: Column<QuoteSummary>[] = [
    {
      key: 'quote',
      head: t('quotes.quote'),
      main: true,
      cell: ({ code, name }) => (
        <>
          <a href={quotePages.thing(code)} className="num">
            {code}
          </a>
          {name !== undefined && name !== code && (
            <p className="quiet">
              <bdi>{name}</bdi>
            </p>
          )}
        </>
      ),
    },
    {
      key: 'state',
      head: t('quotes.state'),
      cell: (quote) => (
        <div className="quote-standing">
          <QuoteStateBadge state={stateOf(quote)} expires={timesOf(quote, zone).expires} now={now} />
          {stateOf(quote) === 'ordered' && <AsOrder quote={quote} />}
        </div>
      ),
    },
    {
      key: 'expires',
      head: t('quotes.expires'),
      // An ordered or cancelled quote has no future end.
      cell: (quote) =>
        ['ordered', 'cancelled'].includes(stateOf(quote) ?? '') ? '–' : shopDate(quote.expirationTime),
    },
    {
      key: 'total',
      head: t('quotes.total'),
      end: true,
      cell: ({ totalPrice, totalPriceWithTax }) => <Price money={totalPriceWithTax ?? totalPrice} />,
    },
    {
      key: 'acts',
      head: t('quotes.acts'),
      main: true,
      cell: (quote) => {
        const { code } = quote;
        const allowed = allowedActs(stateOf(quote));
        const isBusy = (act: QuoteAct) => acts.busy?.act === act && acts.busy.code === code;
        return (
          <div className="acts row-acts">
            {allowed.includes('order') && !quote.untold && hasCheckout() && (
              <Button
                tight
                busy={isBusy('order')}
                label={t('quotes.orderName', { number: code })}
                onClick={() => onAct('order', quote)}
              >
                {t('quotes.order')}
              </Button>
            )}
            {allowed.includes('again') && !allowed.includes('order') && (
              <Button
                variant="plain"
                tight
                busy={isBusy('again')}
                label={t('quotes.againName', { number: code })}
                onClick={() => onAct('again', quote)}
              >
                {t('quotes.again')}
              </Button>
            )}
            {hasPdf && (
              <Button
                variant="plain"
                tight
                data-pdf
                busy={pdf.busy === code}
                label={t('quotes.pdfName', { number: code })}
                onClick={() => pdf.save(code)}
              >
                {t('quotes.pdf')}
              </Button>
            )}
          </div>
        );
      },
    },
  ];
  /** The failure of a PDF is shown below its row: on a phone, a notice above the list would be out of sight. */
  const failure = (code: string): ListRow<QuoteSummary> => ({
    key: `${code} pdf`,
    instead: (
      <PdfNotice number={code}>
        <Button
          onClick={() => {
            focus(`[data-row="${CSS.escape(code)}"] [data-pdf]`);
            pdf.save(code);
          }}
        >
          {t('shared.tryAgain')}
        </Button>
      </PdfNotice>
    ),
  });
  const arrange = (rows: readonly ListRow<QuoteSummary>[]): readonly ListRow<QuoteSummary>[] =>
    rows.flatMap((row) => (pdf.failed === row.key ? [row, failure(row.key)] : [row]));
  return { columns, arrange };
};

const AsOrder = ({ quote: { orderCode } }: { quote: QuoteSummary }) => {
  const t = useWords<typeof en>();
  if (orderCode === undefined) return null;
  const words = t('quotes.asOrder', { number: orderCode });
  const link = orderLink(orderCode);
  return link === undefined ? words : <a href={link}>{words}</a>;
};
