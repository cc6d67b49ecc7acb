import { useState } from 'react';
import { addAccountMutation } from '../../../../api/account/account.queries.ts';
import { verifyAccount, type Account } from '../../../../api/account/account.contract.ts';
import type { CartAddress } from '../../../../api/cart/cart-address.ts';
import { useCustomerMutation } from '../../../../api/customer-write.ts';
import { reportLater, reportSolved } from '../../../../api/report-later.ts';
import { actedFor } from '../../../../core/registry/one-visitor.ts';
import { callService } from '../../../../core/http/call-service.ts';
import { formatTime } from '../../../../core/i18n/dates.ts';
import { runtime } from '../../../../core/runtime.ts';
import { waitUntil } from '../../../../core/reason-of.ts';
import { useMessages } from '../../../kit/element/widget-context.ts';
import { numberRefusal } from './account-failure.ts';
import type en from './messages/en.json';

export type FoundAccount = { number: string; name: string };

/** Looks up an account by its number and adds it to the list. `refuse` shows at the number field why the service refused it. */
export const useJoin = (at: CartAddress, refuse: (words: string) => void) => {
  const t = useMessages<keyof typeof en>();
  const [found, setFound] = useState<FoundAccount>();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [looking, setLooking] = useState(false);
  const { mutateAsync } = useCustomerMutation(addAccountMutation(at));

  const failed = (error: unknown, what: 'look-up' | 'join'): undefined => {
    const key = numberRefusal(error);
    if (key) {
      const time = formatTime(waitUntil(error), runtime().row.tag);
      refuse(t(key, { time, name: actedFor()?.name ?? '' }));
      return;
    }
    reportLater('checkout.account', error, what);
    setFailure({ error });
  };
  const begin = () => {
    setFailure(undefined);
    setFound(undefined);
  };
  return {
    found,
    failure,
    looking,
    /** Looks up number and name, which may be shown before the terms are accepted. Source: CHK-02 e. */
    lookUp: async (number: string): Promise<void> => {
      begin();
      setLooking(true);
      const told = await callService(verifyAccount, { path: at, body: { number } }).catch((error: unknown) =>
        failed(error, 'look-up'),
      );
      setLooking(false);
      if (!told) return;
      reportSolved('checkout.account', 'look-up');
      const { name } = told;
      setFound({ number: told.number, name });
      runtime().registry.actions.announce(t('checkout.account.found', { number: told.number, name }));
    },
    /** Adds the account to the list and returns it. Undefined if that failed, which is then shown. */
    join: async (number: string): Promise<Account | undefined> => {
      begin();
      try {
        const account = await mutateAsync(number);
        if (!account) return failed(new Error('The service told no account.'), 'join');
        reportSolved('checkout.account', 'join');
        return account;
      } catch (error) {
        return failed(error, 'join');
      }
    },
  };
};
