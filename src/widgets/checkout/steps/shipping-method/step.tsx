import { useEffect, useState } from 'react';
import { chooseDeliveryMode, type DeliveryMode } from '../../../../api/checkout/delivery.contract.ts';
import { isSentApart } from '../../../../api/checkout/shipments.rules.ts';
import { isServiceError } from '../../../../core/errors.ts';
import { callService } from '../../../../core/http/call-service.ts';
import { ChoiceCards } from '../../../kit/forms/ChoiceCards.tsx';
import choiceCards from '../../../kit/forms/choice-cards.css?inline';
import choices from '../../../kit/forms/choices.css?inline';
import { Price } from '../../../parts/price/Price.tsx';
import { useId } from '../../../kit/element/widget-context.ts';
import { useWords } from '../../../kit/element/useWords.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { Notice } from '../../../kit/ui/Notice.tsx';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import { StepBanner, StepForm } from '../../parts/StepForm.tsx';
import { droppedChoice } from '../../../../api/checkout/dropped-choices.ts';
import { deliveryModesQuery } from '../../../../api/checkout/checkout.queries.ts';
import { useCustomerQuery } from '../../../../api/query.ts';
import { runtime } from '../../../../core/runtime.ts';
import type { StepProps, StepWrite } from '../../flow/step-props.ts';
import { methodName, methodTime } from '../../flow/step-summary.ts';
import { pickedDraft } from '../../parts/picked-draft.ts';
import { KnownFailure } from '../../parts/KnownFailure.tsx';
import { StepActions } from '../../parts/StepActions.tsx';
import { WhyAgain } from '../../flow/row-note.tsx';
import { useCheckoutMessages } from '../../flow/checkout-context.ts';
import type en from './messages/en.json';

export const styles: readonly string[] = [choices, choiceCards];

/** The shipping methods that previews show (EMB-11). */
const sampleModes = (): DeliveryMode[] => {
  const cost = (value: number) => ({ value, currencyIso: runtime().row.currency });
  return [
    { code: 'ground', deliveryCost: cost(10) },
    { code: 'expedited', deliveryCost: cost(20) },
  ];
};

/** Returns whether the method is no longer available, because the address, the cart or the service changed meanwhile. */
const isGone = (error: unknown): boolean =>
  isServiceError(error) && error.type === 'UnsupportedDeliveryModeError';

/** Draws the choice of the shipping method. Of several none is chosen, but a former one (CHK-15 g). Source: CHK-08. */
export const Step = ({ step, cart, at, draft, send: tell, press }: StepProps) => {
  const t = useWords<typeof en>();
  const words = useCheckoutMessages();
  const name = useId();
  const modes = useCustomerQuery(deliveryModesQuery(at, cart), sampleModes());
  const kept = pickedDraft(draft);
  const [unsent] = useState(kept.read);
  const [wanted, setWanted] = useState(
    unsent ?? (cart.deliveryMode ?? droppedChoice(at, cart, 'deliveryMode'))?.code,
  );
  const [fault, setFault] = useState<{ attempt: number; code: 'missing' | 'gone' }>();
  useEffect(() => {
    if (unsent !== undefined) tell({ event: 'edited', isEdited: true });
  }, [unsent, tell]);
  if (modes.isError) return <KnownFailure known={modes} />;
  if (!modes.data) return <Skeleton label={t('checkout.shipping-method.loading')} shape="control" />;
  const found = modes.data;
  if (found.length === 0)
    return (
      <Notice
        tone="warning"
        actions={
          <Button
            variant="outline"
            onClick={() => tell({ event: 'wentTo', step: 'shipping-address', by: 'link' })}
          >
            {t('checkout.shipping-method.otherAddress')}
          </Button>
        }
      >
        {t('checkout.shipping-method.none')}
      </Notice>
    );
  const picked = found.length === 1 ? found[0]?.code : found.find(({ code }) => code === wanted)?.code;
  const say = (code: 'missing' | 'gone') =>
    setFault(({ attempt } = { attempt: 0, code }) => ({ attempt: attempt + 1, code }));
  const own = (error: unknown): boolean => {
    if (!isGone(error)) return false;
    setWanted(undefined);
    kept.forget();
    say('gone');
    void modes.refetch();
    return true;
  };
  const send = async () => {
    if (picked === undefined) return say('missing');
    const write: StepWrite = (to) =>
      callService(chooseDeliveryMode, { ...to, query: { deliveryModeId: picked } });
    if (await press('next', write, own)) kept.forget();
  };
  const isMissing = fault !== undefined && (fault.code === 'gone' || picked === undefined);
  return (
    <StepForm onSend={() => void send()}>
      <WhyAgain step={step} />
      {isMissing && (
        <StepBanner key={fault.attempt} id={`${name}-fault`}>
          {t(`checkout.shipping-method.${fault.code}`)}
        </StepBanner>
      )}
      <ChoiceCards
        legend={t('checkout.shipping-method.legend')}
        hideLegend
        invalidBy={isMissing ? `${name}-fault` : undefined}
        name={name}
        chosen={picked ?? ''}
        onChange={({ currentTarget: { value } }) => {
          setWanted(value);
          kept.write(value);
          setFault(undefined);
          tell({ event: 'edited', isEdited: value !== cart.deliveryMode?.code });
        }}
        cards={found.map((mode) => ({
          value: mode.code,
          label: methodName(mode, words),
          end: (
            <b>
              <Price money={mode.deliveryCost} />
            </b>
          ),
          note: methodTime({ entries: cart.entries, deliveryMode: mode }, words),
        }))}
      />
      {isSentApart(cart.entries) && <p className="small quiet">{words('checkout.method.split')}</p>}
      <StepActions />
    </StepForm>
  );
};
