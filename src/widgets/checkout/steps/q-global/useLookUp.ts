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

/** What was found, in which field, and whether it is an organization's. */
export type Found = { field: Typed; account: QGlobalAccount; isLinked: boolean };

type Refuse = (faults: Partial<Record<'own' | Typed, string>>) => void;

/** Looks a number up and adds what was found to the profile. What the service has against a number stands at its field. Source: CHK-04 d. */
export const useLookUp = (at: CartAddress, refuse: Refuse) => {
  const t = useMessages<keyof typeof en>();
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [looking, setLooking] = useState<Typed>();
  const { mutateAsync, isPending: adding } = useCustomerMutation(addQGlobalAccountMutation(at));

  /** Words for a failure at its field; true when there are some. */
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
    /** The account as it is in the profile then; undefined where that failed, which is said. */
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
