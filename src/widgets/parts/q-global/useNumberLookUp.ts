import { useState } from 'react';
import type { Customer } from '../../../api/customer.ts';
import { useCustomerMutation } from '../../../api/customer-write.ts';
import { verifyQGlobalAccount, type QGlobalAccount } from '../../../api/q-global/q-global.contract.ts';
import { addQGlobalAccountMutation } from '../../../api/q-global/q-global.queries.ts';
import { reportLater, reportSolved } from '../../../api/report-later.ts';
import { callService } from '../../../core/http/call-service.ts';
import { refusalWords } from './q-global-refusal.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

/** The account that was found, the field and number that were typed, and whether it is linked to a customer account. */
export type FoundNumber<Field extends string = string> = {
  field: Field;
  typed: string;
  account: QGlobalAccount;
  isLinked: boolean;
};

/** Looks up a Q-global account by its number and adds it to the profile. Source: CHK-04 d, ACC-05 b. */
export const useNumberLookUp = <Field extends string>(
  of: Customer,
  refuse: (faults: Partial<Record<Field, string>>) => void,
) => {
  const t = useWords<typeof en>();
  const [found, setFound] = useState<FoundNumber<Field>>();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [looking, setLooking] = useState<Field>();
  const { mutateAsync, isPending: adding } = useCustomerMutation(addQGlobalAccountMutation(of));

  const say = (field: Field, words: string): undefined => {
    refuse({ [field]: words } as Partial<Record<Field, string>>);
  };
  /** Shows a refusal at its field. Returns whether there is a message for it. */
  const refused = (field: Field, error: unknown): boolean => {
    const words = refusalWords(error, t);
    if (words !== undefined) say(field, words);
    return words !== undefined;
  };
  const failed = (field: Field, error: unknown, what: 'look-up' | 'add'): undefined => {
    if (refused(field, error)) return;
    reportLater('checkout.qGlobal', error, what);
    setFailure({ error });
  };
  const ask = async (field: Field, typed: string): Promise<FoundNumber<Field> | undefined> => {
    try {
      const body = { number: typed };
      const { result, account } = await callService(verifyQGlobalAccount, { path: of, body });
      reportSolved('checkout.qGlobal', 'look-up');
      if (result === 'NOT_FOUND') return say(field, t('shared.qGlobal.notFound'));
      if (result === 'NO_ACCESS') return say(field, t('shared.qGlobal.noAccess'));
      const known = account ?? { number: typed, isOwner: false };
      return { field, typed, account: known, isLinked: result === 'LINKED_TO_ORGANIZATION' };
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
    dismiss: () => setFailure(undefined),
    lookUp: async (field: Field, number: string): Promise<FoundNumber<Field> | undefined> => {
      setFailure(undefined);
      setFound(undefined);
      setLooking(field);
      const answer = await ask(field, number);
      setLooking(undefined);
      setFound(answer);
      return answer;
    },
    /** Adds the account to the profile and returns it. Undefined if that failed, which is then shown. */
    add: async ({ field, account }: FoundNumber<Field>): Promise<QGlobalAccount | undefined> => {
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
