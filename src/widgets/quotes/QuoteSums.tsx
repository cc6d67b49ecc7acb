import { goodsRows } from '../../api/cart/goods-sums.rules.ts';
import type { Money } from '../../api/money.contract.ts';
import type { Quote } from '../../api/quote/quote.contract.ts';
import { currencyName } from '../../core/i18n/currency-name.ts';
import { countryOf } from '../../core/locale/locale-table.ts';
import { runtime } from '../../core/runtime.ts';
import { Price } from '../parts/price/Price.tsx';
import { classNames } from '../kit/ui/class-names.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

/** Shows the quote's sums as the service calculated them. One that it does not give is left out. */
export const QuoteSums = ({ quote }: { quote: Quote }) => {
  const t = useWords<typeof en>();
  const { deliveryCost, totalTax, net, totalPrice, totalPriceWithTax } = quote;
  const isIncluded = net === false;
  const country = countryOf(runtime().row.locale);
  const code = (totalPriceWithTax ?? totalPrice)?.currencyIso;
  return (
    <div className="quote-sums">
      <dl>
        {goodsRows(quote).map(({ row, money }) => (
          <Sum key={row} name={t(`quotes.${row}`)} money={money} />
        ))}
        {deliveryCost && <Sum name={t('quotes.shipping')} money={deliveryCost} />}
        {!isIncluded && totalTax && <Sum name={t('quotes.tax', { country })} money={totalTax} />}
        <Sum name={t('quotes.total')} money={totalPriceWithTax ?? totalPrice} className="total" />
        {isIncluded && totalTax && <Sum name={t('quotes.taxIncluded', { country })} money={totalTax} />}
      </dl>
      {code !== undefined && (
        <p className="small quiet">
          {t('quotes.currency', { name: currencyName(code, runtime().row.tag), code })}
        </p>
      )}
    </div>
  );
};

type SumProps = { name: string; money: Money | undefined; className?: string };

const Sum = ({ name, money, className }: SumProps) => (
  <div className={classNames('quote-sum', className)}>
    <dt>{name}</dt>
    <dd>
      <Price money={money} />
    </dd>
  </div>
);
