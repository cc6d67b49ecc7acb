import { aimswebAccountsQuery } from '../../../../api/aimsweb/aimsweb.queries.ts';
import { useCustomerQuery } from '../../../../api/query.ts';
import choiceCards from '../../../kit/forms/choice-cards.css?inline';
import choices from '../../../kit/forms/choices.css?inline';
import form from '../../../kit/forms/form.css?inline';
import { useWords } from '../../../kit/element/useWords.ts';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import type { StepProps } from '../../flow/step-props.ts';
import { isFailed, KnownFailure } from '../../parts/KnownFailure.tsx';
import fields from '../../parts/step-fields.css?inline';
import type en from './messages/en.json';
import { chooseAimswebAccount, type AimswebAccount } from '../../../../api/aimsweb/aimsweb.contract.ts';
import { callService } from '../../../../core/http/call-service.ts';
import { CheckField } from '../../../kit/forms/CheckField.tsx';
import { ChoiceCards } from '../../../kit/forms/ChoiceCards.tsx';
import { SchemaForm } from '../../../kit/forms/SchemaForm.tsx';
import { Notice } from '../../../kit/ui/Notice.tsx';
import { TextField } from '../../../kit/ui/TextField.tsx';
import { droppedChoice } from '../../../../api/checkout/dropped-choices.ts';
import { ANOTHER, firstNumber, OwnNumber, listedNumber } from '../../parts/OwnNumber.tsx';
import { StepActions } from '../../parts/StepActions.tsx';
import { useStepForm } from '../../parts/useStepForm.ts';
import { aimswebForm, aimswebRefusal, type AimswebValues } from './aimsweb-form.ts';
import { useTermsLink } from '../../parts/TermsLink.tsx';

export const styles: readonly string[] = [choices, form, choiceCards, fields];

/** Draws the choice of the aimswebPlus account: one of the organization's or a new one, and its terms. Source: CHK-05. */
export const Step = (props: StepProps) => {
  const t = useWords<typeof en>();
  const accounts = useCustomerQuery(aimswebAccountsQuery(props.at));
  if (isFailed(accounts)) return <KnownFailure known={accounts} />;
  if (!accounts.data) return <Skeleton label={t('checkout.aimsweb.loading')} lines={3} shape="control" />;
  return <AimswebForm {...props} accounts={accounts.data} />;
};

type AimswebFormProps = StepProps & { accounts: readonly AimswebAccount[] };

/** Draws the two choices as cards, the number in the card that needs it, and the terms. Source: CHK-05 a, b. */
const AimswebForm = (props: AimswebFormProps) => {
  const { cart, at, accounts, press } = props;
  const t = useWords<typeof en>();
  const controls = useAimswebForm(props);
  const termsLink = useTermsLink('aimswebTermsUrl');
  const { field, form, refuse } = controls;
  const dropped = droppedChoice(at, cart, 'aimswebAccount');

  const send = async ({ kind, own: picked, other, terms }: AimswebValues): Promise<void> => {
    const number = picked === ANOTHER ? (listedNumber(accounts, other)?.number ?? other) : picked;
    const body = {
      ...(kind === 'NEW' ? { kind: 'NEW' as const } : { kind: 'EXISTING' as const, number }),
      termsAccepted: terms,
    };
    const own = (error: unknown): boolean => {
      const refusal = aimswebRefusal(error);
      if (!refusal) return false;
      const isListed = refusal.field === 'other' && picked !== ANOTHER;
      refuse({ [isListed ? 'own' : refusal.field]: t(refusal.key) });
      return true;
    };
    if (await press('next', (to) => callService(chooseAimswebAccount, { ...to, body }), own))
      controls.forget();
  };
  // The message at the checkbox is too short for the list.
  const listed = controls.listed.map((fault) =>
    fault.name === 'terms' ? { ...fault, words: t('checkout.aimsweb.termsListed') } : fault,
  );
  return (
    <SchemaForm controls={{ ...controls, listed }} onSend={send}>
      {dropped && (
        <Notice tone="info">
          {dropped.number
            ? t('checkout.aimsweb.dropped', { number: dropped.number })
            : t('checkout.aimsweb.droppedNew')}
        </Notice>
      )}
      <ChoiceCards
        legend={t('checkout.aimsweb.legend')}
        hideLegend
        {...field('kind')}
        cards={[
          {
            value: 'EXISTING',
            label: t('checkout.aimsweb.existing'),
            note: t('checkout.aimsweb.existingHint'),
            inside: (
              <OwnNumber
                label={t('checkout.aimsweb.own')}
                empty={t('checkout.aimsweb.choose')}
                another={t('checkout.aimsweb.another')}
                accounts={accounts}
                field={field('own')}
                chosen={form.watch('own')}
              >
                <TextField
                  label={t('checkout.aimsweb.number')}
                  autoComplete="off"
                  spellCheck={false}
                  inputClassName="num"
                  {...field('other')}
                />
              </OwnNumber>
            ),
          },
          {
            value: 'NEW',
            label: t('checkout.aimsweb.new'),
            note:
              cart.customerAccount && t('checkout.aimsweb.newHint', { account: cart.customerAccount.name }),
          },
        ]}
      />
      <CheckField label={t('checkout.aimsweb.terms')} note={termsLink} {...field('terms')} />
      <StepActions busy={controls.sending} />
    </SchemaForm>
  );
};

/** Holds the form, at first with the cart's choice or the dropped one. The terms must be accepted each time. */
const useAimswebForm = (props: AimswebFormProps) => {
  const { cart, at, accounts } = props;
  const wanted = cart.aimswebAccount ?? droppedChoice(at, cart, 'aimswebAccount');
  const own = firstNumber(accounts, wanted?.number);
  return useStepForm<AimswebValues>(props, {
    schema: aimswebForm,
    start: {
      kind: wanted?.kind ?? '',
      own,
      other: own === ANOTHER ? (wanted?.number ?? '') : '',
      terms: false,
    },
    keeps: ['kind', 'own', 'other'],
  });
};
