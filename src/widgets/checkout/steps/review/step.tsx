import { useRef, useState } from 'react';
import { isUnderWay } from '../../../../api/checkout/placing.rules.ts';
import { isReadyToPlace, type StepId } from '../../../../api/checkout/steps.rules.ts';
import { totalToPay } from '../../../../api/checkout/step-cart.rules.ts';
import { cartLink } from '../../../parts/commerce/store-link.ts';
import { promotionFeatures } from '../../../parts/cart-notices/promotion-features.ts';
import { CheckField } from '../../../kit/forms/CheckField.tsx';
import choices from '../../../kit/forms/choices.css?inline';
import form from '../../../kit/forms/form.css?inline';
import { useMessages } from '../../../kit/element/widget-context.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { LinkButton } from '../../../kit/ui/LinkButton.tsx';
import { Notice } from '../../../kit/ui/Notice.tsx';
import { obstacleId } from '../../flow/PlaceOrder.tsx';
import type { StepProps } from '../../flow/step-props.ts';
import { OrderLines } from '../../parts/OrderLines.tsx';
import { OrderSums } from '../../parts/OrderSums.tsx';
import { StepForm } from '../../parts/StepForm.tsx';
import { useTermsLink } from '../../parts/TermsLink.tsx';
import { useCheckoutMessages } from '../../useCheckoutMessages.ts';
import type en from './messages/en.json';
import review from './review.css?inline';
import { reviewed } from './reviewed.ts';
import { wholeName } from '../../parts/whole-name.tsx';

export const styles: readonly string[] = [choices, form, review];

/**
 * Draws the whole order once more, and its terms. The button that places it is in the order summary and sends this
 * form. Source: CHK-13, CHK-14, CHK-01 f.
 */
export const Step = (props: StepProps) => {
  const { cart, steps, flag, placing, reviewForm, isQuoteOver } = props;
  const t = useMessages<keyof typeof en>();
  // After a failed try the terms are still accepted.
  const [accepted, setAccepted] = useState(placing.pressed !== undefined);
  const [tried, setTried] = useState(false);
  const termsLink = useTermsLink('termsUrl');
  const captcha = useRef<HTMLDivElement>(null);
  const send = () => {
    if (isQuoteOver) return;
    setTried(true);
    if (accepted && isReadyToPlace(steps) && !isUnderWay(placing.state))
      placing.press({ proves: flag('checkoutRecaptcha'), place: captcha.current });
  };
  return (
    <StepForm id={reviewForm} onSend={send}>
      <Obstacle {...props} />
      <div className="checkout-review-order no-print">
        <OrderLines entries={cart.entries} />
        <OrderSums order={cart} features={promotionFeatures(flag('organisationDiscount'))} />
      </div>
      <Chosen {...props} />
      {totalToPay(cart)?.value === 0 && <p>{t('checkout.review.nothingToPay')}</p>}
      {placing.held && (
        <Notice tone="danger" word={t('shared.level.danger')} role="alert">
          {t(placing.held === 'captcha' ? 'checkout.review.captcha' : 'checkout.review.notPlaceable')}
        </Notice>
      )}
      <div ref={captcha} data-assess-foreign="" />
      {!isQuoteOver && (
        <CheckField
          label={t('checkout.review.terms')}
          note={termsLink}
          checked={accepted}
          // Enter on a checkbox would send the form, but an order is placed only by its own button.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={(event) => setAccepted(event.target.checked)}
          error={tried && !accepted && t('checkout.review.termsMissing')}
        />
      )}
    </StepForm>
  );
};

/** Says why the order can't be placed although every step is done: its amount is not known. */
const Obstacle = ({ step, reviewForm }: StepProps) => {
  const t = useMessages<keyof typeof en>();
  const href = cartLink();
  if (step.state !== 'blocked') return null;
  return (
    <Notice
      id={obstacleId(reviewForm)}
      tone="warning"
      word={t('shared.level.warning')}
      actions={href !== undefined && <LinkButton href={href}>{t('checkout.review.toCart')}</LinkButton>}
    >
      {t('checkout.review.unknownAmount')}
    </Notice>
  );
};

/** Draws a row for each finished step, with a button that leads back to it. */
const Chosen = ({ cart, steps, goTo, isQuoteOver }: StepProps) => {
  const t = useMessages<keyof typeof en>();
  const words = useCheckoutMessages();
  const done = steps.filter(({ id, state }) => state === 'done' && id !== 'items');
  const { thirdPartyProgram: program, vatNumber } = cart;
  const toPayment = isQuoteOver ? undefined : changer(goTo, steps, 'payment');
  return (
    <dl className="checkout-review">
      {done.map(({ id }) => (
        <Row
          key={id}
          name={words(`checkout.step.${id}`)}
          value={reviewed(id, cart, words, t)}
          onChange={isQuoteOver ? undefined : () => goTo(id)}
        />
      ))}
      {program?.name && <Row name={t('checkout.review.program')} value={program.name} onChange={toPayment} />}
      {vatNumber && <Row name={t('checkout.review.vat')} value={vatNumber} onChange={toPayment} />}
    </dl>
  );
};

/** Returns a function that goes to the step. Undefined if the cart does not need the step. */
const changer = (goTo: StepProps['goTo'], steps: StepProps['steps'], id: StepId) =>
  steps.some((step) => step.id === id && step.state !== 'notNeeded') ? () => goTo(id) : undefined;

type RowProps = { name: string; value: string | undefined; onChange: (() => void) | undefined };

const Row = ({ name, value, onChange }: RowProps) => {
  const words = useCheckoutMessages();
  return (
    <div>
      <dt>{wholeName(name)}</dt>
      <dd>{value === undefined ? '–' : wholeName(value)}</dd>
      {onChange && (
        <dd className="checkout-review-change">
          <Button
            variant="plain"
            tight
            aria-label={words('checkout.changeOf', { step: name })}
            onClick={onChange}
          >
            {words('checkout.change')}
          </Button>
        </dd>
      )}
    </div>
  );
};
