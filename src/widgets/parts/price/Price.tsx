import type { Money } from '../../../api/money.contract.ts';
import { formatMoney } from '../../../core/i18n/money.ts';
import { runtime } from '../../../core/runtime.ts';

/** Returns an amount with its currency in the page's format (LOC-10), or a dash if it can't be formatted. */
export const moneyText = (money: Money | undefined): string =>
  (money && formatMoney(money.value, money.currencyIso, runtime().row.tag)) || '–';

/** Draws an amount with digits of one width, never broken over lines. Needs base.css. */
export const Price = ({ money }: { money: Money | undefined }) => (
  <span className="num">{moneyText(money)}</span>
);

/** Returns an amount as it is drawn; undefined if there is none, so that a list of facts leaves it out. */
export const priceOf = (money: Money | undefined) => money && <Price money={money} />;

/** The text that is shown if the host does not say a line's quantity. A quantity is never guessed. */
export const UNKNOWN = '–';
