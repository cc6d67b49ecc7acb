import { aimswebAccountsQuery } from '../../../../api/aimsweb/aimsweb.queries.ts';
import { useCustomerQuery } from '../../../../api/query.ts';
import choiceCards from '../../../kit/forms/choice-cards.css?inline';
import choices from '../../../kit/forms/choices.css?inline';
import form from '../../../kit/forms/form.css?inline';
import { useMessages } from '../../../kit/element/widget-context.ts';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import type { StepProps } from '../../flow/step-props.ts';
import { isFailed, KnownFailure } from '../../parts/KnownFailure.tsx';
import fields from '../../parts/step-fields.css?inline';
import { AimswebForm } from './AimswebForm.tsx';
import type en from './messages/en.json';

export const styles: readonly string[] = [choices, form, choiceCards, fields];

/** Draws the choice of the aimswebPlus account: one of the organization's or a new one, and its terms. Source: CHK-05. */
export const Step = (props: StepProps) => {
  const t = useMessages<keyof typeof en>();
  const accounts = useCustomerQuery(aimswebAccountsQuery(props.at));
  if (isFailed(accounts)) return <KnownFailure known={accounts} />;
  if (!accounts.data) return <Skeleton label={t('checkout.aimsweb.loading')} lines={3} shape="control" />;
  return <AimswebForm {...props} accounts={accounts.data} />;
};
