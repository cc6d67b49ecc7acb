import type { Money } from '../../api/money.contract.ts';
import type { QuoteEntry } from '../../api/quote/quote.contract.ts';
import { lineDiscount, priceDifference } from '../../api/quote/quote-line.rules.ts';
import { formatNumber } from '../../core/i18n/numbers.ts';
import { runtime } from '../../core/runtime.ts';
import { ListTable, type Column } from '../kit/page/ListTable.tsx';
import { moneyText, Price } from '../parts/commerce/Price.tsx';
import { UNKNOWN } from '../parts/commerce/unknown-quantity.ts';
import { TrainingFacts } from './TrainingFacts.tsx';
import { useQuotesMessages } from './useQuotesMessages.ts';

type Props = {
  entries: readonly QuoteEntry[];
  /** True if the prices are valid, or will be. */
  isOpen: boolean;
};

/**
 * Draws the lines at their quoted prices, with today's prices and the difference of the two line totals in words.
 * Source: LEAD-09 b.
 */
export const QuoteLines = ({ entries, isOpen }: Props) => {
  const t = useQuotesMessages();
  const { tag } = runtime().row;
  const columns: Column<QuoteEntry>[] = [
    {
      key: 'product',
      head: t('quotes.product'),
      main: true,
      cell: ({ product, training }) => (
        <>
          <b>
            <bdi>{product.name}</bdi>
          </b>
          <p className="quiet num">{product.code}</p>
          {training && <TrainingFacts training={training} />}
        </>
      ),
    },
    {
      key: 'quantity',
      head: t('quotes.quantity'),
      end: true,
      cell: ({ quantity }) => (quantity > 0 ? formatNumber(quantity, tag) : UNKNOWN),
    },
    {
      key: 'quoted',
      head: t('quotes.quoted'),
      end: true,
      cell: ({ basePrice, totalPrice, quantity }) => (
        <LinePrice unit={basePrice} quantity={quantity} total={totalPrice} />
      ),
    },
    {
      key: 'today',
      head: t('quotes.today'),
      end: true,
      cell: ({ todayBasePrice, todayTotalPrice, quantity }) =>
        todayBasePrice ? (
          <LinePrice unit={todayBasePrice} quantity={quantity} total={todayTotalPrice} />
        ) : (
          <span className="quote-gone">{t('quotes.soldNoMore')}</span>
        ),
    },
    {
      key: 'difference',
      head: t('quotes.difference'),
      end: true,
      cell: (entry) => <Difference entry={entry} isOpen={isOpen} />,
    },
  ];
  return (
    <div className="quote-lines">
      <ListTable
        caption={t('quotes.lines')}
        columns={columns}
        rows={entries.map((row) => ({ key: String(row.entryNumber), row }))}
      />
    </div>
  );
};

type LinePriceProps = { unit: Money | undefined; quantity: number; total: Money | undefined };

/** Draws the unit price, the discount and the total of a line, so that they add up. */
const LinePrice = ({ unit, quantity, total }: LinePriceProps) => {
  const t = useQuotesMessages();
  const off = lineDiscount(unit, quantity, total);
  return (
    <div>
      <Price money={unit} />
      {off && <p className="off small">{t('quotes.lineDiscount', { amount: moneyText(off) })}</p>}
      {total && (quantity > 1 || off) && (
        <p className="quiet small">{t('quotes.lineTotal', { amount: moneyText(total) })}</p>
      )}
    </div>
  );
};

const Difference = ({ entry, isOpen }: { entry: QuoteEntry; isOpen: boolean }) => {
  const t = useQuotesMessages();
  const difference = priceDifference(entry.totalPrice, entry.todayTotalPrice);
  switch (difference.is) {
    case 'quoteSaves':
      return isOpen ? (
        <span className="off">{t('quotes.quoteSaves', { amount: moneyText(difference) })}</span>
      ) : (
        t('quotes.todayMore', { amount: moneyText(difference) })
      );
    case 'todaySaves':
      return t(isOpen ? 'quotes.todaySaves' : 'quotes.todayLess', { amount: moneyText(difference) });
    case 'same':
      return <span className="quiet">{t('quotes.same')}</span>;
    case 'gone':
      return isOpen ? <span className="quiet">{t('quotes.kept')}</span> : '–';
    case 'unknown':
      return '–';
  }
};
