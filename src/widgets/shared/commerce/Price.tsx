import type { Money } from '../../../api/money.contract.ts';
import { formatMoney } from '../../../core/i18n/money.ts';
import { runtime } from '../../../core/runtime.ts';

/** An amount in the words of the page's locale, always with its currency (LOC-10). */
export const moneyText = ({ value, currencyIso }: Money): string =>
  formatMoney(value, currencyIso, runtime().row.tag);

/** An amount with digits of one width, never broken over lines. Needs base.css. */
export const Price = ({ money }: { money: Money }) => <span className="num">{moneyText(money)}</span>;
