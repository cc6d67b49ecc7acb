import { useState, type KeyboardEvent } from 'react';
import { foldTyped } from '../../../../api/account/typed-account.rules.ts';
import { CheckField } from '../../../kit/forms/CheckField.tsx';
import type { SchemaFormControls } from '../../../kit/forms/useSchemaForm.ts';
import { useWords } from '../../../kit/element/useWords.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { Notice } from '../../../kit/ui/Notice.tsx';
import { TextField } from '../../../kit/ui/TextField.tsx';
import { StepFailure } from '../../parts/StepFailure.tsx';
import { useTermsLink } from '../../parts/TermsLink.tsx';
import { numberRefusal, type AccountValues } from './account-form.ts';
import type en from './messages/en.json';
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

type NotListedProps = {
  controls: SchemaFormControls<AccountValues, AccountValues>;
  joining: ReturnType<typeof useJoin>;
};

/** Draws the fields of 'Account not listed': the number, whose account it is, and the terms. Source: CHK-02 b, CHK-02 e. */
export const NotListed = ({ controls, joining }: NotListedProps) => {
  const t = useWords<typeof en>();
  const { form, field } = controls;
  const { found, failure, looking, lookUp } = joining;
  const termsLink = useTermsLink('termsUrl');
  const [number, terms] = form.watch(['number', 'terms']);
  const press = async () => {
    if (!(await form.trigger('number'))) return controls.focus('number');
    await lookUp(form.getValues('number'));
  };
  const isFound = found !== undefined && found.number === foldTyped(number);
  /** Enter looks up a number that is not found yet. The terms come after that. */
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isFound) return;
    event.preventDefault();
    if (!looking) void press();
  };
  return (
    <>
      <div className="with-button">
        <TextField
          label={t('checkout.account.number')}
          description={t('checkout.account.numberHint')}
          onKeyDown={enter}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          inputClassName="num"
          {...field('number')}
        />
        <Button busy={looking} onClick={() => void press()}>
          {t('checkout.account.lookUp')}
        </Button>
      </div>
      {isFound && (
        <Notice tone={terms ? 'success' : 'info'}>
          <b>{t('checkout.account.found', found)}</b>
          {!terms && ` ${t('checkout.account.acceptFirst')}`}
        </Notice>
      )}
      {failure && <StepFailure error={failure.error} />}
      <CheckField label={t('checkout.account.terms')} note={termsLink} {...field('terms')} />
    </>
  );
};

export type FoundAccount = { number: string; name: string };

/** Looks up an account by its number and adds it to the list. `refuse` shows at the number field why the service refused it. */
export const useJoin = (at: CartAddress, refuse: (words: string) => void) => {
  const t = useWords<typeof en>();
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
