import { useRef, useState } from 'react';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { usePlacing, type UsePlacing } from '../../../api/checkout/placing.queries.ts';
import { refusalOf } from '../../../api/checkout/refusals.rules.ts';
import { totalToPay } from '../../../api/checkout/step-cart.rules.ts';
import type { NotPlaceable } from '../../../api/checkout/place-order.ts';
import { reportLater, reportSolved } from '../../../api/report-later.ts';
import { flagIn } from '../../../core/flags/use-flag.ts';
import { whose } from '../../../core/registry/one-visitor.ts';
import { runtime } from '../../../core/runtime.ts';
import { useHost } from '../../kit/element/widget-context.ts';
import { markPress } from '../flow/step-address.ts';
import { askCaptcha } from './ask-captcha.ts';

/** Why nothing was sent at the last press. */
type Held = 'captcha' | NotPlaceable;

export type PlaceOrder = ReturnType<typeof usePlaceOrder>;

/** Places the shown cart, after the captcha if the flag requires one. Source: CHK-13 b, CHK-14. */
export const usePlaceOrder = (cart: CheckoutCart | undefined) => {
  const host = useHost();
  const placing = usePlacing(host, cart);
  const { held, checking, withProof } = useProof(host);
  const [shown, setShown] = useState<CheckoutCart>();
  const [isEndSeen, setEndSeen] = useState(false);
  const { state } = placing;
  return {
    state,
    askAgain: placing.askAgain,
    mended: placing.mended,
    held,
    /** Whether a captcha is being requested. */
    checking,
    /** The total and the cart that were shown at the last press on this page (CHK-14 i). */
    pressed: shown && totalToPay(shown),
    shown,
    /** The quote whose cart this is can no longer be ordered: there is nothing to press. */
    isQuoteOver:
      state.state === 'refused'
        ? refusalOf(state.type).mendedIn === 'quote'
        : state.state === 'ready' && isEndSeen,
    onQuoteOver: setEndSeen,
    /** `paid` is the cart if its payment was completed by this press. */
    press: ({ proves, place, paid = cart }: Ask & { paid?: CheckoutCart }) => {
      setShown(paid);
      markPress(paid?.orderKey);
      withProof({ proves, place }, (captcha) => placing.press(captcha, paid));
    },
    bankSaid: (outcome: Parameters<UsePlacing['bankSaid']>[0]) => {
      const proves =
        outcome === 'passed' && flagIn(runtime().registry.getSnapshot().flags, 'checkoutRecaptcha');
      withProof({ proves, place: null }, (captcha) => {
        placing.bankSaid(outcome, captcha);
        return undefined;
      });
    },
  };
};

/** Whether a captcha comes first, and where it may draw something. */
type Ask = { proves: boolean; place: HTMLElement | null };

/** Requests the captcha's token and passes it on, or says why there is none. It does so once at a time. */
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
    // Without a captcha nothing is awaited, so that Enter and click in one task count once.
    if (ask.proves) void proveFirst(ask, go);
    else setHeld(go(undefined));
  };
  return { held, checking, withProof };
};
