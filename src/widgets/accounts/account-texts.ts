import type { Account, QGlobalOfAccount } from '../../api/account/account.contract.ts';
import { formatDay } from '../../core/i18n/dates.ts';
import { runtime } from '../../core/runtime.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

export const isUnconfirmed = ({ membership }: Account): boolean => membership === 'UNCONFIRMED';

/** Returns the texts of an account's numbers and tax, for the list and the page of one account. Source: ACC-05 a. */
export const useAccountTexts = () => {
  const t = useWords<typeof en>();
  return {
    type: ({ type = 'PERSONAL' }: Account): string => t(`accounts.type.${type}`),
    tax: ({ taxExempt, taxExemptUntil }: Account): string => {
      if (!taxExempt) return t('accounts.taxable');
      const date = formatDay(taxExemptUntil ?? '', runtime().row.tag);
      return date === '' ? t('accounts.exempt') : t('accounts.exemptUntil', { date });
    },
    /** The number of the aimswebPlus account, or why there is none. */
    aimsweb: ({ type, aimswebNumber }: Account): string =>
      aimswebNumber ?? t(type === 'ORGANIZATION' ? 'accounts.none' : 'accounts.organizationsOnly'),
    /** Who owns a Q-global account. Undefined if the service does not say. */
    owner: ({ isOwner, ownerName }: QGlobalOfAccount): string | undefined => {
      if (isOwner) return t('accounts.youOwn');
      return ownerName === undefined ? undefined : t('accounts.owner', { name: ownerName });
    },
  };
};
