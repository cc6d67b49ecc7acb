import { joinedApart } from '../../core/i18n/message-format.ts';
import type { Address } from '../../api/address/address.contract.ts';
import type { Quote } from '../../api/quote/quote.contract.ts';
import { runtime } from '../../core/runtime.ts';
import { addressLine } from '../parts/address/address-text.ts';
import { shopDate } from '../parts/quote/shop-dates.ts';
import { useWords, type Words } from '../kit/element/useWords.ts';
import type en from './messages/en.json';
import { goodsRows } from '../../api/cart/goods-sums.rules.ts';
import type { Money } from '../../api/money.contract.ts';
import { currencyName } from '../../core/i18n/place-and-currency-names.ts';
import { countryOf } from '../../core/locale/locale-table.ts';
import { Price } from '../parts/price/Price.tsx';
import { classNames } from '../kit/ui/class-names.ts';

/** Shows the quote's account, addresses and shipping method, if it has them. */
export const QuoteFacts = ({ quote }: { quote: Quote }) => {
  const t = useWords<typeof en>();
  const { customerAccount, deliveryAddress, deliveryMode, billingAddress } = quote;
  const line = (address: Address | undefined) => address && addressLine(address, runtime().row.tag);
  const account = joinedApart(' · ', customerAccount?.name, customerAccount?.number);
  const facts = [
    ['account', account],
    ['shippingAddress', line(deliveryAddress)],
    ['shippingMethod', methodText(deliveryMode, t)],
    ['billingAddress', line(billingAddress)],
  ] as const;
  return (
    <dl className="quote-facts">
      {facts.map(
        ([key, text]) =>
          text && (
            <div key={key}>
              <dt>{t(`quotes.${key}`)}</dt>
              <dd>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
};

/** Shows the comments that the customer and the store wrote about the quote. */
export const QuoteComments = ({ comments }: Pick<Quote, 'comments'>) => {
  const t = useWords<typeof en>();
  const written = comments.filter(({ text }) => text?.trim());
  if (written.length === 0) return null;
  return (
    <ul className="quote-comments" aria-label={t('quotes.comments')}>
      {written.map(({ text, creationDate, fromCustomer, author }, at) => (
        <li key={at}>
          <p className="small quiet">
            {/* A name, because others read the quote too: it goes to a purchasing office. */}
            {author?.name ? (
              <bdi>{author.name}</bdi>
            ) : (
              t(fromCustomer === false ? 'quotes.byStore' : 'quotes.byYou')
            )}{' '}
            · {shopDate(creationDate)}
          </p>
          <p dir="auto">{text}</p>
        </li>
      ))}
    </ul>
  );
};

const METHODS = { ground: 'ground', expedited: 'expedited' } as const;

/** Returns a shipping method and how long it takes, by the service, else the store. Source: CHK-08 a. */
const methodText = (mode: Quote['deliveryMode'], t: Words<typeof en>): string | undefined => {
  if (!mode) return undefined;
  const known = Object.hasOwn(METHODS, mode.code) ? METHODS[mode.code as keyof typeof METHODS] : undefined;
  const name = mode.name ?? (known ? t(`quotes.method.${known}`) : mode.code);
  const time = mode.description ?? (known && t(`quotes.method.${known}Time`));
  return joinedApart(' · ', name, time);
};

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
