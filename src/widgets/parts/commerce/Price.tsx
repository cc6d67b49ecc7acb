import type { Money } from '../../../api/money.contract.ts';
import { formatMoney } from '../../../core/i18n/money.ts';
import { runtime } from '../../../core/runtime.ts';

/** An amount in the words of the page's locale, always with its currency (LOC-10); a dash where the store says none that can be told. */
export const moneyText = (money: Money | undefined): string =>
  (money && formatMoney(money.value, money.currencyIso, runtime().row.tag)) || '–';

/** An amount with digits of one width, never broken over lines. Needs base.css. */
export const Price = ({ money }: { money: Money | undefined }) => (
  <span className="num">{moneyText(money)}</span>
);
