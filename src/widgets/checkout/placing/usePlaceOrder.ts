import { useRef, useState } from 'react';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { usePlacing, type UsePlacing } from '../../../api/checkout/placing.queries.ts';
import { totalToPay } from '../../../api/checkout/step-cart.rules.ts';
import type { NotPlaceable } from '../../../api/checkout/place-order.ts';
import type { Money } from '../../../api/money.contract.ts';
import { reportLater, reportSolved } from '../../../api/report-later.ts';
import { flagIn } from '../../../core/flags/use-flag.ts';
import { whose } from '../../../core/registry/one-visitor.ts';
import { runtime } from '../../../core/runtime.ts';
import { useHost } from '../../kit/element/widget-context.ts';
import { markPress } from '../flow/step-address.ts';
import { askCaptcha } from './ask-captcha.ts';

/** What kept the last press from being sent at all. */
export type Held = 'captcha' | NotPlaceable;

export type PlaceOrder = Pick<UsePlacing, 'state' | 'askAgain' | 'mended'> & {
  /** Undefined while nothing did. */
  held: Held | undefined;
  /** A captcha is asked for. */
  checking: boolean;
  /** The total that was on show at the last press of this page (CHK-14 i). */
  pressed: Money | undefined;
  /** The cart that was on show at that press. */
  shown: CheckoutCart | undefined;
  /** What was to pay then. */
  payment: CheckoutCart['payment'];
  /** `proves`: whether a captcha comes first; `place`: where it may draw something. */
  press: (options: { proves: boolean; place: HTMLElement | null }) => void;
  bankSaid: (outcome: Parameters<UsePlacing['bankSaid']>[0]) => void;
};

/** Placing the cart on show, with what comes before it: the captcha, where the flag asks for one. Source: CHK-13 b, CHK-14. */
export const usePlaceOrder = (cart: CheckoutCart | undefined): PlaceOrder => {
  const host = useHost();
  const placing = usePlacing(host, cart);
  const { held, checking, withProof } = useProof(host);
  const [shown, setShown] = useState<CheckoutCart>();
  return {
    state: placing.state,
    askAgain: placing.askAgain,
    mended: placing.mended,
    held,
    checking,
    pressed: shown && totalToPay(shown),
    shown,
    payment: shown?.payment,
    press: ({ proves, place }) => {
      setShown(cart);
      markPress(cart?.orderKey);
      withProof({ proves, place }, (captcha) => placing.press(captcha));
    },
    bankSaid: (outcome) => {
      const proves =
        outcome === 'passed' && flagIn(runtime().registry.getSnapshot().flags, 'checkoutRecaptcha');
      withProof({ proves, place: null }, (captcha) => {
        placing.bankSaid(outcome, captcha);
        return undefined;
      });
    },
  };
};

type Ask = { proves: boolean; place: HTMLElement | null };

/** Gets the proof and hands it on; says why where there is none. A press while one is asked for does nothing. */
const useProof = (host: EventTarget) => {
  const [held, setHeld] = useState<Held>();
  const [checking, setChecking] = useState(false);
  const running = useRef(false);

  const prove = async ({ place }: Ask): Promise<string> => {
    const asker = whose();
    const token = await askCaptcha(host, place ?? document.createElement('div'));
    if (whose() !== asker) throw new Error('Somebody else is signed in than at the press.');
    return token;
  };

  const proveFirst = async (ask: Ask, go: (captcha: string) => Held | undefined): Promise<void> => {
    running.current = true;
    setChecking(true);
    try {
      setHeld(go(await prove(ask)));
      reportSolved('order.captcha');
    } catch (error) {
      reportLater('order.captcha', error);
      setHeld('captcha');
    } finally {
      running.current = false;
      setChecking(false);
    }
  };

  const withProof = (ask: Ask, go: (captcha: string | undefined) => Held | undefined): void => {
    if (running.current) return;
    setHeld(undefined);
    // Nothing waits without one, so that Enter and click in one task are one press.
    if (ask.proves) void proveFirst(ask, go);
    else setHeld(go(undefined));
  };
  return { held, checking, withProof };
};
