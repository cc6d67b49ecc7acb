import { useCallback, useState } from 'react';
import * as v from 'valibot';
import { addQualifiedUserMutation } from '../../../../api/account/qualified-user.queries.ts';
import { personName, type QualifiedUser } from '../../../../api/account/qualified-user.contract.ts';
import { emailFault, foldTyped } from '../../../../api/account/typed-account.rules.ts';
import type { CartAddress } from '../../../../api/cart/cart-address.ts';
import { useCustomerMutation } from '../../../../api/customer-write.ts';
import { reportLater, reportSolved } from '../../../../api/report-later.ts';
import type { SchemaFormControls } from '../../../kit/forms/useSchemaForm.ts';
import { exampleEmail } from '../../../../core/i18n/example-email.ts';
import { useId } from '../../../kit/element/widget-context.ts';
import { useWords } from '../../../kit/element/useWords.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { TextField } from '../../../kit/ui/TextField.tsx';
import { useBackOnline } from '../../../kit/ui/useOnline.ts';
import { useCheckout } from '../../flow/checkout-context.ts';
import { addFailure } from './add-failure.ts';
import type en from './messages/en.json';

export type UserValues = { user: string; email: string };

/** Its messages are keys of this step's catalogue. The email is validated when a user is added. */
export const userForm = v.object({
  user: v.pipe(v.string(), v.nonEmpty('checkout.qualified-user.missing')),
  email: v.string(),
});

type AddUserProps = {
  at: CartAddress;
  accountId: string;
  controls: SchemaFormControls<UserValues, UserValues>;
  /** Whether adding is the step's only primary button, because nobody can be chosen. */
  isPrimary: boolean;
  onAdded: (user: QualifiedUser) => void;
  /** Called if nobody in the organization has this email. */
  onUnknown: (email: string) => void;
  /** The user that going on takes, although another email is typed. */
  instead: QualifiedUser | undefined;
};

const FAULTS = {
  missing: 'checkout.qualified-user.emailMissing',
  tooLong: 'checkout.qualified-user.emailTooLong',
  wrong: 'checkout.qualified-user.emailWrong',
} as const;

/** Adds a user of the organization by email. Enter in the field adds the user and does not go on. Source: CHK-03 c. */
export const AddUser = (props: AddUserProps) => {
  const { at, accountId, controls, isPrimary, onAdded, instead } = props;
  const { headingLevel } = useCheckout();
  const t = useWords<typeof en>();
  const { form, field, refuse } = controls;
  const hintId = useId();
  const [adding, setAdding] = useState(false);
  const [wasOffline, setWasOffline] = useState(false);
  const { mutateAsync } = useCustomerMutation(addQualifiedUserMutation(at, accountId));
  useBackOnline(
    useCallback(() => {
      if (wasOffline) form.clearErrors('email');
      setWasOffline(false);
    }, [form, wasOffline]),
  );
  const add = async () => {
    if (adding) return;
    const email = foldTyped(form.getValues('email'));
    form.setValue('email', email, { shouldDirty: true });
    form.clearErrors('email');
    const fault = emailFault(email);
    if (fault) return refuse({ email: t(FAULTS[fault], { email: exampleEmail() }) });
    setAdding(true);
    try {
      onAdded(await mutateAsync(email));
      reportSolved('checkout.qualifiedUser');
    } catch (error) {
      const key = addFailure(error);
      setWasOffline(key === 'checkout.qualified-user.offline');
      // A refusal is shown at its field. It is not a failure for the message centre.
      if (key === 'checkout.qualified-user.technical') reportLater('checkout.qualifiedUser', error);
      if (key === 'checkout.qualified-user.unknown') props.onUnknown(email);
      refuse({ email: t(key, { email: exampleEmail() }) });
    }
    setAdding(false);
  };
  const Heading = `h${Math.min(headingLevel + 1, 6)}` as 'h3';
  const row = (
    <div className="with-button">
      <TextField
        label={t('checkout.qualified-user.email')}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={instead && hintId}
        {...field('email')}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void add();
        }}
      />
      <Button variant={isPrimary ? 'primary' : undefined} busy={adding} onClick={() => void add()}>
        {t(isPrimary ? 'checkout.qualified-user.add' : 'checkout.qualified-user.addUser')}
      </Button>
    </div>
  );
  // The primary button already says it.
  if (isPrimary) return row;
  return (
    <div>
      <Heading className="add-user-head">{t('checkout.qualified-user.add')}</Heading>
      {row}
      {/* Above the field it would move the field. */}
      {instead && (
        <p id={hintId} className="field-hint">
          {t('checkout.qualified-user.instead', { name: personName(instead) })}
        </p>
      )}
    </div>
  );
};
