import { useState } from 'react';
import choiceCards from '../../../kit/forms/choice-cards.css?inline';
import choices from '../../../kit/forms/choices.css?inline';
import form from '../../../kit/forms/form.css?inline';
import dialog from '../../../kit/styles/dialog.css?inline';
import { useWords } from '../../../kit/element/useWords.ts';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import { accountsQuery } from '../../../../api/account/account.queries.ts';
import { qualifiedUsersQuery } from '../../../../api/account/qualified-user.queries.ts';
import type { StepProps } from '../../flow/step-props.ts';
import { isFailed, KnownFailure } from '../../parts/KnownFailure.tsx';
import fields from '../../parts/step-fields.css?inline';
import levels from './levels.css?inline';
import type en from './messages/en.json';
import {
  chooseQualifiedUser,
  personName,
  type QualifiedUser,
} from '../../../../api/account/qualified-user.contract.ts';
import { foldTyped } from '../../../../api/account/typed-account.rules.ts';
import { covers, highestLevel, type BuyerLevel } from '../../../../api/checkout/qualification.rules.ts';
import { changed, useCustomerQuery } from '../../../../api/query.ts';
import { isServiceError } from '../../../../core/errors.ts';
import { callService } from '../../../../core/http/call-service.ts';
import { runtime } from '../../../../core/runtime.ts';
import { SchemaForm } from '../../../kit/forms/SchemaForm.tsx';
import { Notice } from '../../../kit/ui/Notice.tsx';
import { droppedChoice } from '../../../../api/checkout/dropped-choices.ts';
import { StepActions } from '../../parts/StepActions.tsx';
import { useStepForm } from '../../parts/useStepForm.ts';
import { useOnceListed } from '../../parts/useOnceListed.ts';
import { AddUser, userForm, type UserValues } from './AddUser.tsx';
import { NobodyAble, belowWords, UserCards } from './UserCards.tsx';
import type { QualificationLevel } from '../../../../api/product/product.contract.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { LevelsDialog } from './LevelsDialog.tsx';

export const styles: readonly string[] = [choices, form, choiceCards, dialog, levels, fields];

/** Draws the choice of the qualified user, whose level covers the cart's highest. Source: CHK-03. */
export const Step = (props: StepProps) => {
  const t = useWords<typeof en>();
  const { cart, at } = props;
  const users = useCustomerQuery(qualifiedUsersQuery(at, cart.customerAccount?.id));
  const accounts = useCustomerQuery(accountsQuery(at));
  const account = accounts.data?.find(({ id }) => id === cart.customerAccount?.id) ?? cart.customerAccount;
  if (isFailed(users)) return <KnownFailure known={users} />;
  if (!users.data) return <Skeleton label={t('checkout.qualified-user.loading')} lines={3} shape="control" />;
  return (
    <UserForm
      {...props}
      users={users.data}
      isPersonal={account?.type !== 'ORGANIZATION' || account.membership === 'UNCONFIRMED'}
    />
  );
};

type UserFormProps = StepProps & { users: readonly QualifiedUser[]; isPersonal: boolean };

const REFUSED: ReadonlySet<string | undefined> = new Set([
  'QualifiedUserLevelError',
  'UnknownIdentifierError',
]);

/** Draws the users of the account as cards and the field to add one by email, and sends the chosen one. */
const UserForm = (props: UserFormProps) => {
  const { cart, at, users, isPersonal, press } = props;
  const t = useWords<typeof en>();
  const needed = highestLevel(cart.entries.map(({ product }) => product.qualificationLevel));
  const isAble = ({ level }: QualifiedUser) => covers(level, needed);
  const controls = useUserForm(props, isAble);
  const { form, field, refuse } = controls;
  // The email of someone outside this organization, who can't be added. Going on takes the chosen user without them.
  const [unknown, setUnknown] = useState<string>();
  const isNobody = !users.some(isAble);
  const dropped = droppedChoice(at, cart, 'qualifiedUser');

  // As the step begins: the sentence does not change with a choice.
  const [isSuggested] = useState(() => form.getValues('user') !== '');
  const chosen = users.find((user) => user.id === form.watch('user') && isAble(user));

  const send = async ({ user: id, email }: UserValues): Promise<void> => {
    if (isNotAdded(email, users) && foldTyped(email) !== unknown)
      return refuse({ email: t('checkout.qualified-user.emailNotAdded') });
    if (id === cart.qualifiedUser?.id && props.step.state === 'done') return void (await press('next'));
    const own = (error: unknown): boolean => {
      if (!isServiceError(error) || !REFUSED.has(error.type)) return false;
      refuse({ user: t('checkout.qualified-user.missing') });
      // The list is outdated, because the service refused one of its users.
      void changed(['qualifiedUsers']);
      return true;
    };
    if (await press('next', (to) => callService(chooseQualifiedUser, { ...to, body: { id } }), own))
      controls.forget();
  };
  const pick = useOnceListed(
    users.map(({ id }) => id),
    (id) => {
      form.setValue('user', id, { shouldDirty: true });
      controls.focus('user');
    },
  );
  const added = (user: QualifiedUser) => {
    if (needed && !isAble(user)) return refuse({ email: belowWords(user, needed, t) });
    form.setValue('email', '');
    form.clearErrors();
    runtime().registry.actions.announce(t('checkout.qualified-user.added', { name: personName(user) }));
    pick(user.id);
  };
  return (
    <SchemaForm controls={controls} onSend={send}>
      {needed && <NeededLevel level={needed} own={isPersonal ? users[0]?.level : undefined} />}
      {dropped && !isNobody && (
        <Notice tone="info">
          {isSuggested
            ? t('checkout.qualified-user.check')
            : t('checkout.qualified-user.dropped', { name: personName(dropped) })}
        </Notice>
      )}
      {isNobody && needed && <NobodyAble cart={cart} users={users} isPersonal={isPersonal} needed={needed} />}
      <UserCards
        users={users}
        needed={needed}
        isNobody={isNobody}
        chosen={form.watch('user')}
        field={field('user')}
      />
      {!isPersonal && (
        <AddUser
          at={at}
          accountId={cart.customerAccount?.id ?? ''}
          controls={controls}
          isPrimary={isNobody}
          onAdded={added}
          onUnknown={setUnknown}
          instead={unknown !== undefined && foldTyped(form.watch('email')) === unknown ? chosen : undefined}
        />
      )}
      {!isNobody && <StepActions busy={controls.sending} />}
    </SchemaForm>
  );
};

/** Returns whether an email is typed that was not added. Going on would drop it silently. */
const isNotAdded = (typed: string, users: readonly QualifiedUser[]): boolean => {
  const email = foldTyped(typed).toLowerCase();
  return email !== '' && !users.some((user) => user.email?.toLowerCase() === email);
};

/** Holds the form, at first with the cart's user, the dropped one or the only one, if they can be chosen. */
const useUserForm = (props: UserFormProps, isAble: (user: QualifiedUser) => boolean) => {
  const { cart, at, users } = props;
  const wanted = cart.qualifiedUser ?? droppedChoice(at, cart, 'qualifiedUser');
  const able = users.filter(isAble);
  const start = able.find(({ id }) => id === wanted?.id) ?? (able.length === 1 ? able[0] : undefined);
  return useStepForm<UserValues>(props, {
    schema: userForm,
    start: { user: start?.id ?? '', email: '' },
    keeps: ['user', 'email'],
  });
};

type NeededLevelProps = { level: QualificationLevel; own: BuyerLevel | undefined };

/** Shows the highest level in the cart, with a button that explains the levels. Source: CHK-03 b. */
const NeededLevel = ({ level, own }: NeededLevelProps) => {
  const t = useWords<typeof en>();
  const [open, setOpen] = useState(false);
  return (
    <div>
      {t('checkout.qualified-user.needed', { level })}{' '}
      <Button variant="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('checkout.qualified-user.what')}
      </Button>
      {open && <LevelsDialog own={own} onClose={() => setOpen(false)} />}
    </div>
  );
};
