import {
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import type { CheckoutCart } from '../../../../api/checkout/checkout-cart.contract.ts';
import { isUnderWay } from '../../../../api/checkout/placing.rules.ts';
import { isReadyToPlace, type StepId } from '../../../../api/checkout/steps.rules.ts';
import { totalToPay } from '../../../../api/checkout/step-cart.rules.ts';
import { actedFor } from '../../../../core/registry/one-visitor.ts';
import { runtime } from '../../../../core/runtime.ts';
import { cartLink } from '../../../../api/links/store-link.ts';
import { promotionFeatures } from '../../../parts/cart-notices/cart-notices.ts';
import { CheckField } from '../../../kit/forms/CheckField.tsx';
import choices from '../../../kit/forms/choices.css?inline';
import form from '../../../kit/forms/form.css?inline';
import { useWords } from '../../../kit/element/useWords.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { LinkButton } from '../../../kit/ui/LinkButton.tsx';
import { Notice } from '../../../kit/ui/Notice.tsx';
import { obstacleId } from '../../flow/CartSummary.tsx';
import { StepBar, useCheckout, useCheckoutMessages } from '../../flow/checkout-context.ts';
import { useHeld, type StepProps } from '../../flow/step-props.ts';
import { MissingPart, useNeededPart } from '../../parts/missing-part.tsx';
import { WithWords } from '../../../kit/element/WithWords.tsx';
import { loadStep } from '../step-table.ts';
import type { AtReviewProps } from '../payment/AtReview.tsx';
import { OrderLines } from '../../parts/OrderLines.tsx';
import { OrderSums } from '../../parts/OrderSums.tsx';
import { StepForm } from '../../parts/StepForm.tsx';
import { useTermsLink } from '../../parts/TermsLink.tsx';
import type en from './messages/en.json';
import review from './review.css?inline';
import { reviewed } from './reviewed.ts';
import { wholeName } from '../../../parts/q-global/whole-name.tsx';

export const styles: readonly string[] = [choices, form, review];

/** Draws the whole order once more. The summary has its terms and its button. Source: CHK-13, CHK-14, CHK-01 f. */
export const Step = (props: StepProps) => {
  const { cart } = props;
  const { flow, flag, placing, reviewForm } = useCheckout();
  const t = useWords<typeof en>();
  // After a failed try the terms are still accepted.
  const [accepted, setAccepted] = useState(placing.pressed !== undefined);
  const [tries, setTries] = useState(0);
  const box = useRef<HTMLInputElement>(null);
  const termsLink = useTermsLink('termsUrl');
  const customer = useSyncExternalStore(runtime().registry.subscribe, () => actedFor()?.name);
  const bar = useContext(StepBar);
  useEffect(() => {
    if (tries > 0 && !accepted) box.current?.focus();
    // Runs once for each press.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [tries]);
  const captcha = useRef<HTMLDivElement>(null);
  const pay = useRef<(isChecked: boolean) => void>(undefined);
  const ready = useCallback((how: typeof pay.current) => {
    pay.current = how;
  }, []);
  const form = useRef<HTMLFormElement>(null);
  const place = (paid?: CheckoutCart) =>
    placing.press({ proves: flag('checkoutRecaptcha'), place: captcha.current, ...(paid && { paid }) });
  const send = () => {
    if (placing.isQuoteOver) return;
    setTries((before) => before + 1);
    if (!isReadyToPlace(flow.steps) || isUnderWay(placing.state)) return;
    if (flow.steps.some(({ state }) => state === 'atReview')) pay.current?.(accepted);
    else if (accepted) place();
  };
  const missing = tries > 0 && !accepted && t('checkout.review.termsMissing');
  const around = missing
    ? { key: 'terms', message: t('checkout.review.termsListed'), onSelect: () => box.current?.focus() }
    : undefined;
  return (
    <>
      <StepForm id={reviewForm} formRef={form} isWrongOutside={missing !== false} onSend={send}>
        <Obstacle {...props} />
        <div className="checkout-review-order no-print">
          <OrderLines entries={cart.entries} />
          <OrderSums order={cart} features={promotionFeatures(flag('organisationDiscount'))} />
        </div>
      </StepForm>
      <Chosen
        {...props}
        field={
          <PayHere
            {...props}
            around={around}
            onReady={ready}
            onEnter={() => form.current?.requestSubmit()}
            onPaid={place}
          />
        }
      />
      {totalToPay(cart)?.value === 0 && <p>{t('checkout.review.nothingToPay')}</p>}
      {placing.held && (
        <Notice tone="danger" role="alert">
          {t(placing.held === 'captcha' ? 'checkout.review.captcha' : 'checkout.review.notPlaceable')}
        </Notice>
      )}
      <div ref={captcha} data-assess-foreign="" />
      {bar &&
        createPortal(
          <CheckField
            ref={box}
            label={customer ? t('checkout.review.termsFor', { name: customer }) : t('checkout.review.terms')}
            note={termsLink}
            checked={accepted}
            onChange={(event) => setAccepted(event.target.checked)}
            error={missing}
          />,
          bar,
        )}
    </>
  );
};

/** Says why the order can't be placed although every step is done: its amount is not known. */
const Obstacle = ({ step }: StepProps) => {
  const { reviewForm } = useCheckout();
  const t = useWords<typeof en>();
  const href = cartLink();
  if (step.state !== 'blocked') return null;
  return (
    <Notice
      id={obstacleId(reviewForm)}
      tone="warning"
      actions={href !== undefined && <LinkButton href={href}>{t('checkout.review.toCart')}</LinkButton>}
    >
      {t('checkout.review.unknownAmount')}
    </Notice>
  );
};

/** Draws a row for each finished step, with a button that leads back to it. */
const Chosen = ({ cart, send, field }: StepProps & { field: ReactNode }) => {
  const t = useWords<typeof en>();
  const words = useCheckoutMessages();
  const { flow, placing } = useCheckout();
  const done = flow.steps.filter(
    ({ id, state }) => (state === 'done' || state === 'atReview') && id !== 'items',
  );
  const { thirdPartyProgram: program, vatNumber } = cart;
  /** Returns a function that goes to the step. Undefined if the cart does not need it or nothing can be ordered any more. */
  const changer = (step: StepId) =>
    placing.isQuoteOver || flow.steps.some(({ id, state }) => id === step && state === 'notNeeded')
      ? undefined
      : () => send({ event: 'wentTo', step, by: 'link' });
  return (
    <dl className="checkout-review">
      {done.map(({ id, state }) => (
        <Row
          key={id}
          name={words(`checkout.step.${id}`)}
          value={reviewed(id, cart, words, t)}
          onChange={changer(id)}
        >
          {state === 'atReview' && field}
        </Row>
      ))}
      {program?.name && (
        <Row name={t('checkout.review.program')} value={program.name} onChange={changer('payment')} />
      )}
      {vatNumber && <Row name={t('checkout.review.vat')} value={vatNumber} onChange={changer('payment')} />}
    </dl>
  );
};

type RowProps = {
  name: string;
  value: string | undefined;
  onChange: (() => void) | undefined;
  children?: ReactNode;
};

const Row = ({ name, value, onChange, children }: RowProps) => {
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
      {children && <dd className="checkout-review-field">{children}</dd>}
    </div>
  );
};

/** Loads the payment's field with the words and styles of its step. */
const loadField = async (host: HTMLElement) => {
  const [{ AtReview }, { catalogue }] = await Promise.all([
    import('../payment/AtReview.tsx'),
    loadStep('payment', host),
  ]);
  return { AtReview, catalogue };
};

/** Draws the payment's own field, as its step draws it. */
const PayHere = (props: AtReviewProps) => {
  const { part, isMissing } = useNeededPart(loadField);
  useHeld(!part && !isMissing, props.send);
  if (isMissing) return <MissingPart />;
  return (
    part && (
      <WithWords catalogue={part.catalogue}>
        <part.AtReview {...props} />
      </WithWords>
    )
  );
};
