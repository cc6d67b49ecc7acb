import { qGlobalAccountsQuery } from '../../../../api/q-global/q-global.queries.ts';
import { useCustomerQuery } from '../../../../api/query.ts';
import choiceCards from '../../../kit/forms/choice-cards.css?inline';
import choices from '../../../kit/forms/choices.css?inline';
import form from '../../../kit/forms/form.css?inline';
import dialog from '../../../kit/styles/dialog.css?inline';
import { useMessages } from '../../../kit/element/widget-context.ts';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import type { StepProps } from '../../flow/step-props.ts';
import { isFailed, KnownFailure } from '../../parts/KnownFailure.tsx';
import fields from '../../parts/step-fields.css?inline';
import type en from './messages/en.json';
import { QGlobalForm } from './QGlobalForm.tsx';

export const styles: readonly string[] = [choices, form, choiceCards, dialog, fields];

/**
 * Draws the choice of the Q-global account for digital reports: one of the customer's, one that gets inventory, or a
 * new one. Source: CHK-04.
 */
export const Step = (props: StepProps) => {
  const t = useMessages<keyof typeof en>();
  const accounts = useCustomerQuery(qGlobalAccountsQuery(props.at));
  if (isFailed(accounts)) return <KnownFailure known={accounts} />;
  if (!accounts.data) return <Skeleton label={t('checkout.q-global.loading')} lines={3} shape="control" />;
  return <QGlobalForm {...props} accounts={accounts.data} />;
};
