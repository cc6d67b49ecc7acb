import { useEffect, useState } from 'react';
import { isReadyToPlace, type StepId } from '../../../../api/checkout/steps.rules.ts';
import { usePlacing } from '../../../../api/checkout/placing.queries.ts';
import { isUnderWay } from '../../../../api/checkout/placing.rules.ts';
import { totalToPay } from '../../../../api/checkout/step-cart.rules.ts';
import { moneyText } from '../../../shared/commerce/Price.tsx';
import { CheckField } from '../../../kit/forms/CheckField.tsx';
import choices from '../../../kit/forms/choices.css?inline';
import form from '../../../kit/forms/form.css?inline';
import { useHost, useMessages } from '../../../shared/element/widget-context.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import type { StepProps } from '../../flow/step-props.ts';
import { stepSummary } from '../../flow/step-summary.ts';
import { StepForm } from '../../parts/StepForm.tsx';
import { useCheckoutMessages } from '../../useCheckoutMessages.ts';
import type en from './messages/en.json';
import { PlacingNotice } from './PlacingNotice.tsx';

export const styles: readonly string[] = [choices, form];

/** The whole order once more, its terms, and the press that places it. Source: CHK-13, CHK-14. */
export const Step = (props: StepProps) => {
  const { cart, steps, goTo, flag, onPlaced } = props;
  const t = useMessages<keyof typeof en>();
  const words = useCheckoutMessages();
  const [accepted, setAccepted] = useState(false);
  const [tried, setTried] = useState(false);
  const host = useHost();
  const { state, press, askAgain } = usePlacing(host, cart);
  const order = state.state === 'placed' ? state.order : undefined;
  useEffect(() => {
    if (order !== undefined) onPlaced(order);
  }, [order, onPlaced]);
  const send = () => {
    setTried(true);
    if (accepted && isReadyToPlace(steps)) press();
  };
  const done = steps.filter(({ id, state }) => state === 'done' && id !== 'items');
  return (
    <StepForm onSend={send}>
      <dl className="checkout-review">
        {done.map(({ id }) => (
          <ReviewRow key={id} id={id} value={stepSummary(id, cart, words)} onChange={() => goTo(id)} />
        ))}
      </dl>
      <PlacingNotice state={state} retry={flag('checkoutRetry')} onAsk={askAgain} />
      <CheckField
        label={t('checkout.review.terms')}
        checked={accepted}
        onChange={(event) => setAccepted(event.target.checked)}
        error={tried && !accepted && t('checkout.review.termsMissing')}
      />
      <div className="acts checkout-acts">
        <Button type="submit" variant="primary" busy={isUnderWay(state) || order !== undefined}>
          {t('checkout.review.place', { total: moneyText(totalToPay(cart)) })}
        </Button>
      </div>
    </StepForm>
  );
};

const ReviewRow = ({
  id,
  value,
  onChange,
}: {
  id: StepId;
  value: string | undefined;
  onChange: () => void;
}) => {
  const words = useCheckoutMessages();
  const name = words(`checkout.step.${id}`);
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value ?? '–'}</dd>
      <Button
        variant="plain"
        tight
        aria-label={words('checkout.changeOf', { step: name })}
        onClick={onChange}
      >
        {words('checkout.change')}
      </Button>
    </div>
  );
};
