import type { Money } from '../../api/money.contract.ts';
import type { Quote, QuoteEntry } from '../../api/quote/quote.contract.ts';
import { lineDiscount, lineDiscounts, priceDifference } from '../../api/quote/quote-line.rules.ts';
import { formatNumber } from '../../core/i18n/numbers.ts';
import { runtime } from '../../core/runtime.ts';
import { ListTable, type Column } from '../kit/page/ListTable.tsx';
import { moneyText, Price, UNKNOWN } from '../parts/price/Price.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';
import type { Training } from '../../api/training/training.contract.ts';
import { formatDay } from '../../core/i18n/dates.ts';

type Props = {
  quote: Quote;
  /** True if the prices are valid, or will be. */
  isOpen: boolean;
};

type Row = QuoteEntry & { off: Money | undefined };

/** Draws the lines at their quoted prices, with today's prices and the difference in words. Source: LEAD-09 b. */
export const QuoteLines = ({ quote, isOpen }: Props) => {
  const t = useWords<typeof en>();
  const { tag } = runtime().row;
  const offs = lineDiscounts(quote);
  const columns: Column<Row>[] = [
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
      cell: ({ basePrice, totalPrice, quantity, off }) => (
        <LinePrice unit={basePrice} quantity={quantity} total={totalPrice} off={off} />
      ),
    },
    {
      key: 'today',
      head: t('quotes.today'),
      end: true,
      cell: ({ todayBasePrice, todayTotalPrice, quantity }) =>
        todayBasePrice ? (
          <LinePrice
            unit={todayBasePrice}
            quantity={quantity}
            total={todayTotalPrice}
            off={lineDiscount(todayBasePrice, quantity, todayTotalPrice)}
          />
        ) : (
          <span className="quote-gone">{quote.untold ? UNKNOWN : t('quotes.soldNoMore')}</span>
        ),
    },
    {
      key: 'difference',
      head: t('quotes.difference'),
      end: true,
      // Where an amount can't be told, a price that is missing does not mean that the product is gone.
      cell: (entry) =>
        quote.untold && !entry.todayTotalPrice ? UNKNOWN : <Difference entry={entry} isOpen={isOpen} />,
    },
  ];
  return (
    <div className="quote-lines">
      <ListTable
        caption={t('quotes.lines')}
        columns={columns}
        rows={quote.entries.map((entry, index) => ({
          key: String(entry.entryNumber),
          row: { ...entry, off: offs[index] },
        }))}
      />
    </div>
  );
};

type LinePriceProps = Record<'unit' | 'total' | 'off', Money | undefined> & { quantity: number };

const LinePrice = ({ unit, quantity, total, off }: LinePriceProps) => {
  const t = useWords<typeof en>();
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
  const t = useWords<typeof en>();
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

/** Draws what was entered for a training: the days, the contact, and how many take part. Source: TRN-01. */
const TrainingFacts = ({ training: { dates, contact, participants } }: { training: Training }) => {
  const t = useWords<typeof en>();
  const { tag } = runtime().row;
  const days = new Intl.ListFormat(tag, { type: 'disjunction' }).format(
    dates.map((day) => formatDay(day, tag)),
  );
  return (
    <>
      {days && <p className="quiet">{t('quotes.trainingDates', { days })}</p>}
      {contact && (
        <p className="quiet" dir="auto">
          {t('quotes.trainingContact', {
            name: `${contact.firstName} ${contact.lastName}`,
            ways: [contact.email, contact.phone].filter(Boolean).join(', '),
          })}
        </p>
      )}
      {participants.length > 0 && (
        <p className="quiet">{t('quotes.trainingPeople', { count: participants.length })}</p>
      )}
    </>
  );
};
