import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ifMatch } from '../../../api/cart/cart-writes.contract.ts';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { keepChosen } from '../../../api/checkout/dropped-choices.ts';
import {
  enterFlow,
  flow,
  type Flow,
  type FlowEffect,
  type FlowEvent,
  type Known,
} from '../../../api/checkout/flow.rules.ts';
import { reportLater, reportSolved } from '../../../api/report-later.ts';
import { isServiceError } from '../../../core/errors.ts';
import { oneVisitor } from '../../../core/registry/one-visitor.ts';
import { useEmit } from '../../kit/element/widget-context.ts';
import { useBackOnline } from '../../kit/ui/useOnline.ts';
import { rereadCheckoutCart, shownCheckoutCart } from './checkout-cart.ts';
import { failureKey } from './failure-words.ts';
import { leaveForQuote, showStep, stepPlace } from './step-address.ts';
import { stepDraft, type Press, type StepWrite } from './step-props.ts';
import { chooseAccount } from '../../../api/account/account.contract.ts';
import { chooseQualifiedUser } from '../../../api/account/qualified-user.contract.ts';
import { chooseDeliveryMode } from '../../../api/checkout/delivery.contract.ts';
import type { Step } from '../../../api/checkout/steps.rules.ts';
import { callService } from '../../../core/http/call-service.ts';

type Options = {
  at: CartAddress;
  purpose: Flow['purpose'];
  wanted: string | undefined;
  known: Known;
  /** Returns what is known of a cart that was just read. */
  of: (cart: CheckoutCart) => Known;
  /** The cart that the shopper saw last, if the steps were hidden meanwhile. */
  before: CheckoutCart | undefined;
  mended: () => void;
};

/** Runs the reducer of `flow.rules.ts` with its effects. A press is one write, then one read of the cart. */
export const useFlow = (
  options: Options,
): { state: Flow; send: (event: FlowEvent) => void; press: Press } => {
  const { wanted, known, purpose } = options;
  const emit = useEmit();
  const [[entered, first]] = useState(() => {
    const { before } = options;
    const seen = before?.guid === known.cart.guid ? { ...known, cart: before } : known;
    return flow(enterFlow(seen, purpose, wanted), { event: 'read', ...known });
  });
  const [state, draw] = useState(entered);
  const latest = useRef(state);
  const given = useRef({ ...options, emit });
  useLayoutEffect(() => {
    given.current = { ...options, emit };
  });
  /** The position of the shown step in the tab's history. */
  const place = useRef(0);

  const [{ send, press, run }] = useState(() => {
    const tell = (event: FlowEvent): readonly FlowEffect[] => {
      const [next, effects] = flow(latest.current, event);
      latest.current = next;
      draw(next);
      for (const effect of effects) run(effect);
      return effects;
    };

    const run = (effect: FlowEffect): void => {
      const { at, mended, emit: tellPage } = given.current;
      switch (effect.do) {
        // The press itself does them.
        case 'write':
        case 'place':
          return;
        case 'choose': {
          const choice = autoChoice(effect.step);
          if (choice) void save(choice);
          return;
        }
        case 'show':
          showStep(effect.step, effect.how);
          return;
        case 'name':
          tellPage('assess-checkout-step', { step: effect.step });
          return;
        case 'leaveForQuote':
          leaveForQuote(effect.how);
          return;
        case 'return': {
          const entries = place.current - stepPlace();
          if (entries !== 0) history.go(entries);
          return;
        }
        case 'keep':
          keepChosen(at, effect.cart);
          return;
        case 'drop':
          stepDraft(at.whose, effect.step).place.remove();
          return;
        case 'mended':
          mended();
      }
    };

    /** Returns the cart after the write, and what the flow does with it. Undefined if the write failed, which is told then. */
    const save = async (write: StepWrite, own?: Parameters<Press>[2]) => {
      const { at, of } = given.current;
      const { cart } = latest.current;
      const check = oneVisitor(at.whose);
      try {
        check();
        keepChosen(at, cart);
        await write({ path: at, headers: ifMatch(cart) });
        check();
        const read = await rereadCheckoutCart(at);
        reportSolved('checkout.step');
        return { cart: read, effects: tell({ event: 'wrote', ...of(read) }) };
      } catch (error) {
        const isSaid = own?.(error) ?? false;
        const key = failureKey(error);
        // A failure with its own message needs no support.
        if (!isSaid && key === 'checkout.failed.other') reportLater('checkout.step', error);
        const read = mayBeWritten(error) ? await readAfter(at) : undefined;
        const isOutdated = key === 'checkout.failed.changed';
        tell({ event: 'failed', error, isSaid, isOutdated, known: read && of(read) });
        return undefined;
      }
    };

    const press: Press = async (leaves, write, own) => {
      const effects = tell({ event: 'pressed', leaves, hasWrite: write !== undefined });
      if (!write) return effects.length > 0 ? latest.current.cart : undefined;
      if (!has(effects, 'write')) return undefined;
      const saved = await save(write, own);
      return saved && (leaves !== 'pay' || has(saved.effects, 'place')) ? saved.cart : undefined;
    };
    return { run, press, send: (event: FlowEvent): void => void tell(event) };
  });

  useBackOnline(
    useCallback(() => {
      const { failure } = latest.current;
      if (failure !== undefined && failureKey(failure) === 'checkout.failed.offline')
        send({ event: 'forgot' });
    }, [send]),
  );
  useEffect(() => first.forEach(run), [first, run]);
  useEffect(() => {
    send({ event: 'wentTo', step: wanted, by: 'address' });
  }, [wanted, send]);
  // Also when a write has ended: what was read meanwhile was not compared.
  const isBusy = state.busy !== undefined;
  useEffect(() => {
    if (!isBusy) send({ event: 'read', ...known });
  }, [known, isBusy, send]);
  // Back may have changed the address, but not what is shown, until the question is answered.
  const drawn = stepPlace();
  useEffect(() => {
    if (latest.current.leaving?.by !== 'address') place.current = drawn;
  });
  return { state, send, press };
};

/** All or part of a failed write may have been done. */
const mayBeWritten = (error: unknown): boolean =>
  isServiceError(error) && (error.kind === 'status' || error.answerLost === true);

/** Reads the cart after a failed write. Undefined if that fails too, which the cart's query says. */
const readAfter = (at: CartAddress): Promise<CheckoutCart | undefined> =>
  rereadCheckoutCart(at).catch(() => shownCheckoutCart(at));

const has = (effects: readonly FlowEffect[], what: FlowEffect['do']): boolean =>
  effects.some((effect) => effect.do === what);

/** Returns the write that makes the only valid choice of a step, if any. Source: CHK-02, CHK-03 g, CHK-08 d. */
const autoChoice = (step: Step | undefined): StepWrite | undefined => {
  if (step?.state !== 'open' || step.auto === undefined) return undefined;
  const id = step.auto;
  switch (step.id) {
    case 'account':
      return (at) => callService(chooseAccount, { ...at, body: { id } });
    case 'qualified-user':
      return (at) => callService(chooseQualifiedUser, { ...at, body: { id } });
    case 'shipping-method':
      return (at) => callService(chooseDeliveryMode, { ...at, query: { deliveryModeId: id } });
    default:
      return undefined;
  }
};
