import choiceCards from '../../../kit/forms/choice-cards.css?inline';
import choices from '../../../kit/forms/choices.css?inline';
import form from '../../../kit/forms/form.css?inline';
import dialog from '../../../kit/styles/dialog.css?inline';
import { useMessages } from '../../../kit/element/widget-context.ts';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import { useAccounts, useQualifiedUsers } from '../../../../api/checkout/known.queries.ts';
import type { StepProps } from '../../flow/step-props.ts';
import { isFailed, KnownFailure } from '../../parts/KnownFailure.tsx';
import fields from '../../parts/step-fields.css?inline';
import levels from './levels.css?inline';
import type en from './messages/en.json';
import { UserForm } from './UserForm.tsx';

export const styles: readonly string[] = [choices, form, choiceCards, dialog, levels, fields];

/**
 * Draws the choice of the qualified user: anyone of the account whose level covers the highest level in the cart.
 * Source: CHK-03.
 */
export const Step = (props: StepProps) => {
  const t = useMessages<keyof typeof en>();
  const { cart, at } = props;
  const users = useQualifiedUsers(at, cart.customerAccount?.id);
  const accounts = useAccounts(at);
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
