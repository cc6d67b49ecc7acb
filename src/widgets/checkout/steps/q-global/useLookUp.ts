import { useState } from 'react';
import type { CartAddress } from '../../../../api/cart/cart-address.ts';
import { useCustomerMutation } from '../../../../api/customer-write.ts';
import { verifyQGlobalAccount, type QGlobalAccount } from '../../../../api/q-global/q-global.contract.ts';
import { addQGlobalAccountMutation } from '../../../../api/q-global/q-global.queries.ts';
import { reportLater, reportSolved } from '../../../../api/report-later.ts';
import { now } from '../../../../core/clock.ts';
import { callService } from '../../../../core/http/call-service.ts';
import { formatTime } from '../../../../core/i18n/dates.ts';
import { runtime } from '../../../../core/runtime.ts';
import { useMessages } from '../../../kit/element/widget-context.ts';
import type en from './messages/en.json';
import { qGlobalRefusal } from './q-global-failure.ts';

type Typed = 'other' | 'inventory';

/** The account that was found, the field that it was typed into, and whether it is linked to a customer account. */
export type Found = { field: Typed; account: QGlobalAccount; isLinked: boolean };

type Refuse = (faults: Partial<Record<'own' | Typed, string>>) => void;

/**
 * Looks up a number and adds the account that was found to the profile. A refusal is shown at the number's field.
 * Source: CHK-04 d.
 */
export const useLookUp = (at: CartAddress, refuse: Refuse) => {
  const t = useMessages<keyof typeof en>();
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [looking, setLooking] = useState<Typed>();
  const { mutateAsync, isPending: adding } = useCustomerMutation(addQGlobalAccountMutation(at));

  /** Shows a refusal at its field. Returns whether there is a message for it. */
  const refused = (field: 'own' | Typed, error: unknown): boolean => {
    const refusal = qGlobalRefusal(error);
    if (!refusal) return false;
    const until = now() + (refusal.waitMs ?? 0);
    refuse({ [field]: t(refusal.key, { time: formatTime(until, runtime().row.tag) }) });
    return true;
  };
  const failed = (field: Typed, error: unknown, what: 'look-up' | 'add'): undefined => {
    if (refused(field, error)) return;
    reportLater('checkout.qGlobal', error, what);
    setFailure({ error });
  };
  const ask = async (field: Typed, number: string): Promise<Found | undefined> => {
    try {
      const { result, account } = await callService(verifyQGlobalAccount, { path: at, body: { number } });
      reportSolved('checkout.qGlobal', 'look-up');
      if (result === 'NOT_FOUND') return refuse({ [field]: t('checkout.q-global.notFound') }) as undefined;
      if (result === 'NO_ACCESS') return refuse({ [field]: t('checkout.q-global.noAccess') }) as undefined;
      const known = account ?? { number, isOwner: false };
      return { field, account: known, isLinked: result === 'LINKED_TO_ORGANIZATION' };
    } catch (error) {
      return failed(field, error, 'look-up');
    }
  };
  return {
    found,
    failure,
    looking,
    adding,
    refused,
    clear: () => setFound(undefined),
    lookUp: async (field: Typed, number: string): Promise<Found | undefined> => {
      setFailure(undefined);
      setFound(undefined);
      setLooking(field);
      const answer = await ask(field, number);
      setLooking(undefined);
      setFound(answer);
      return answer;
    },
    /** Adds the account to the profile and returns it. Undefined if that failed, which is then shown. */
    add: async ({ field, account }: Found): Promise<QGlobalAccount | undefined> => {
      setFailure(undefined);
      try {
        const added = await mutateAsync(account.number);
        reportSolved('checkout.qGlobal', 'add');
        setFound(undefined);
        return added;
      } catch (error) {
        return failed(field, error, 'add');
      }
    },
  };
};
