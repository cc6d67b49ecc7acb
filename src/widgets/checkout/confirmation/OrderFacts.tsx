import type { ReactNode } from 'react';
import type { Order } from '../../../api/order/order.contract.ts';
import { formatDate, parseInstant } from '../../../core/i18n/dates.ts';
import { runtime } from '../../../core/runtime.ts';
import { useWords } from '../../kit/element/useWords.ts';
import {
  accountName,
  addressLine,
  billingLine,
  methodName,
  methodTime,
  paymentLine,
} from '../flow/step-summary.ts';
import { useCheckoutMessages } from '../flow/checkout-context.ts';
import type en from './messages/en.json';
import { wholeName } from '../../parts/q-global/whole-name.tsx';

/** Lists the choices of an order: one line for each that the order contains. Source: CHK-16 f, CHK-17. */
export const OrderFacts = ({ order }: { order: Order }) => {
  const facts = useFacts(order).filter(([, value]) => Boolean(value));
  return (
    <dl className="checkout-review">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{wholeName(name)}</dt>
          <dd>{typeof value === 'string' ? wholeName(value) : value}</dd>
        </div>
      ))}
    </dl>
  );
};

const useFacts = (order: Order): readonly (readonly [name: string, value: ReactNode])[] => {
  const t = useWords<typeof en>();
  const words = useCheckoutMessages();
  const { customerAccount, qualifiedUser, qGlobalAccount, aimswebAccount, bankTransfer } = order;
  const placedAt = parseInstant(order.created);
  return [
    [t('checkout.confirmation.date'), placedAt !== undefined && formatDate(placedAt, runtime().row.tag)],
    [
      t('checkout.confirmation.quote'),
      order.quoteCode && (
        <span key="quote" className="num">
          {order.quoteCode}
        </span>
      ),
    ],
    [words('checkout.step.account'), joined(customerAccount?.name, customerAccount?.number)],
    [
      words('checkout.step.qualified-user'),
      [qualifiedUser?.firstName, qualifiedUser?.lastName].filter(Boolean).join(' ') || qualifiedUser?.email,
    ],
    // An account that is created with the order has no number yet.
    [
      qGlobalAccount?.number === undefined
        ? words('checkout.step.q-global')
        : t('checkout.confirmation.qGlobalNumber'),
      qGlobalAccount && accountName(qGlobalAccount, words),
    ],
    [words('checkout.step.aimsweb'), aimswebAccount && accountName(aimswebAccount, words)],
    [
      words('checkout.step.shipping-address'),
      order.deliveryAddress && joined(addressLine(order.deliveryAddress), phoneOf(order.deliveryAddress)),
    ],
    [
      words('checkout.step.shipping-method'),
      order.deliveryMode && joined(methodName(order.deliveryMode, words), methodTime(order, words)),
    ],
    [words('checkout.step.billing-address'), joined(billingLine(order), phoneOf(order.billingAddress))],
    [words('checkout.step.payment'), order.payment && paymentLine(order.payment, words)],
    [t('checkout.confirmation.bank'), bankTransfer && <BankDetails key="bank" bank={bankTransfer} />],
    [t('checkout.confirmation.promotion'), order.appliedVouchers.map(({ code }) => code).join(', ')],
    [t('checkout.confirmation.vatNumber'), order.vatNumber],
    [t('checkout.confirmation.program'), order.thirdPartyProgram?.name],
    [t('checkout.confirmation.placedBy'), order.placedBy?.name],
  ];
};

/** Returns the phone number with characters that do not break, so that it stays on one line. */
const phoneOf = (address: Order['billingAddress']): string | undefined =>
  address?.phone?.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** Lists what the shopper's bank needs for a transfer. */
const BankDetails = ({ bank }: { bank: NonNullable<Order['bankTransfer']> }) => {
  const t = useWords<typeof en>();
  const lines = [
    [t('checkout.confirmation.accountHolder'), bank.accountHolder],
    [t('checkout.confirmation.bankName'), bank.bank],
    ['IBAN', bank.iban],
    ['BIC', bank.bic],
    [t('checkout.confirmation.paymentReference'), bank.reference],
  ].filter(([, value]) => Boolean(value));
  return (
    <ul className="placed-bank">
      {lines.map(([name, value]) => (
        <li key={name}>
          {name}: <span className="num">{value}</span>
        </li>
      ))}
    </ul>
  );
};
