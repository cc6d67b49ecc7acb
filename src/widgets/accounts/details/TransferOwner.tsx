import { useState } from 'react';
import * as v from 'valibot';
import { emailFault, foldTyped } from '../../../api/account/typed-account.rules.ts';
import type { Customer } from '../../../api/customer.ts';
import { useCustomerMutation } from '../../../api/customer-write.ts';
import { handOverQGlobalAccountMutation } from '../../../api/q-global/q-global.queries.ts';
import { reasonOf, type Reason } from '../../../core/reason-of.ts';
import { messageWith } from '../../kit/forms/field-faults.ts';
import { SchemaForm } from '../../kit/forms/SchemaForm.tsx';
import { useSchemaForm } from '../../kit/forms/useSchemaForm.ts';
import { FailureNotice } from '../../kit/page/OutcomeNotices.tsx';
import { usePageMessages } from '../../kit/page/usePageMessages.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { TextField } from '../../kit/ui/TextField.tsx';
import { exampleEmail } from '../../../core/i18n/example-email.ts';
import { refusalWords } from '../../parts/q-global/q-global-refusal.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from '../../parts/q-global/messages/en.json';
import type shared from '../messages/en.json';

type Props = {
  of: Customer;
  number: string;
  onClose: () => void;
  /** Called with the name of the new owner, or their address if the service names nobody. */
  onDone: (name: string) => void;
};

const schemaOf = () =>
  v.object({
    email: v.pipe(
      v.string(),
      v.transform(foldTyped),
      v.nonEmpty('accounts.emailMissing'),
      v.check(
        (email) => emailFault(email) === undefined,
        messageWith('accounts.emailWrong', { email: exampleEmail() }),
      ),
    ),
  });

/** Returns why the account was not transferred. Without the proof the service refuses without a type of its own. */
const failureOf = (error: unknown) =>
  reasonOf(error, {
    type: {
      ForbiddenError: 'notOwner',
      NotForAgents: 'forbidden',
      UserNotInOrganization: 'notInOrganization',
    } as const,
    status: { 401: 'notProven', 403: 'notProven', 429: 'wait' } as const,
  });

/** Asks for the new owner of a Q-global account, whether it is meant, and transfers it. Source: CHK-04 f. */
export const TransferOwner = ({ of, number, onClose, onDone }: Props) => {
  const t = useWords<typeof shared>();
  const words = usePageMessages();
  const ofLookUp = useWords<typeof en>();
  const controls = useSchemaForm<{ email: string }, { email: string }>({
    schema: schemaOf(),
    start: { email: '' },
  });
  const moving = useCustomerMutation(handOverQGlobalAccountMutation(of));
  const [asked, setAsked] = useState<string>();
  const [failure, setFailure] = useState<ReturnType<typeof failureOf>>();

  const transfer = async (email: string): Promise<void> => {
    try {
      const { ownerName = email } = await moving.mutateAsync({ number, email });
      onDone(ownerName);
    } catch (error) {
      setAsked(undefined);
      const why = failureOf(error);
      if (why === 'notInOrganization') controls.refuse({ email: t('accounts.notInOrganization') });
      else if (why === 'wait') controls.refuse({ email: refusalWords(error, ofLookUp) ?? '' });
      else setFailure(why);
    }
  };
  const send = ({ email }: { email: string }): unknown => {
    setFailure(undefined);
    return asked === email ? transfer(email) : setAsked(email);
  };
  const close = (): void => {
    if (!moving.isPending) onClose();
  };
  return (
    <Dialog title={t('accounts.transferOf', { number })} initialFocus="first-field" onClose={close}>
      {failure && (
        <FailureNotice
          title={t('accounts.notTransferred')}
          why={failure as Reason}
          onDismiss={() => setFailure(undefined)}
        >
          {failure === 'notOwner' || failure === 'notProven' ? t(`accounts.${failure}`) : undefined}
        </FailureNotice>
      )}
      <SchemaForm controls={controls} onSend={send}>
        <div hidden={asked !== undefined}>
          <TextField
            type="email"
            label={t('accounts.newOwner')}
            autoComplete="off"
            {...controls.field('email')}
          />
        </div>
        {asked !== undefined && <p role="alert">{t('accounts.confirmTransfer', { number, email: asked })}</p>}
        <div className="dialog-acts acts">
          <Button onClick={asked === undefined ? close : () => setAsked(undefined)}>
            {words('kit.page.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={controls.sending}>
            {t(asked === undefined ? 'accounts.next' : 'accounts.transfer')}
          </Button>
        </div>
      </SchemaForm>
    </Dialog>
  );
};
