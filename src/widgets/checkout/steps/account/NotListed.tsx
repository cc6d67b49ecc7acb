import type { KeyboardEvent } from 'react';
import { foldTyped } from '../../../../api/account/typed-account.rules.ts';
import { CheckField } from '../../../kit/forms/CheckField.tsx';
import type { SchemaFormControls } from '../../../kit/forms/useSchemaForm.ts';
import { useMessages } from '../../../kit/element/widget-context.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { Notice } from '../../../kit/ui/Notice.tsx';
import { TextField } from '../../../kit/ui/TextField.tsx';
import { StepFailure } from '../../parts/StepFailure.tsx';
import { useTermsLink } from '../../parts/TermsLink.tsx';
import type { AccountValues } from './account-form.ts';
import type en from './messages/en.json';
import type { useJoin } from './useJoin.ts';

type NotListedProps = {
  controls: SchemaFormControls<AccountValues, AccountValues>;
  joining: ReturnType<typeof useJoin>;
};

/** Draws the fields of 'Account not listed': the number, whose account it is, and the terms. Source: CHK-02 b, CHK-02 e. */
export const NotListed = ({ controls, joining }: NotListedProps) => {
  const t = useMessages<keyof typeof en>();
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
        <Notice
          tone={terms ? 'success' : 'info'}
          word={t(terms ? 'shared.level.success' : 'shared.level.info')}
        >
          <b>{t('checkout.account.found', found)}</b>
          {!terms && ` ${t('checkout.account.acceptFirst')}`}
        </Notice>
      )}
      {failure && <StepFailure error={failure.error} />}
      <CheckField label={t('checkout.account.terms')} note={termsLink} {...field('terms')} />
    </>
  );
};
