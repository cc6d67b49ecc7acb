import { useRef, useState, type RefObject } from 'react';
import { usePlacing } from '../../../../api/checkout/placing.queries.ts';
import { reportLater } from '../../../../api/report-later.ts';
import { whose } from '../../../../core/registry/one-visitor.ts';
import { useHost } from '../../../shared/element/widget-context.ts';
import type { StepProps } from '../../flow/step-props.ts';
import { askCaptcha } from './ask-captcha.ts';

/** What keeps the order from being sent at all. */
export type Held = 'captcha' | 'no-key' | 'no-total';

/** Placing with what comes before it: the captcha, where the flag asks for one. */
export const usePlaceOrder = ({ cart, flag }: StepProps, place: RefObject<HTMLElement | null>) => {
  const host = useHost();
  const placing = usePlacing(host, cart);
  const [held, setHeld] = useState<Held>();
  const [checking, setChecking] = useState(false);
  const running = useRef(false);

  const prove = async (): Promise<string | undefined> => {
    if (!flag('checkoutRecaptcha')) return undefined;
    const asker = whose();
    const token = await askCaptcha(host, place.current ?? document.createElement('div'));
    // The press was somebody else's by now (SES-13).
    if (whose() !== asker) throw new Error('Somebody else is signed in.');
    return token;
  };

  /** Calls with the proof; says why where there is none. A press while one is asked for does nothing. */
  const withProof = async (go: (captcha: string | undefined) => Held | undefined): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setHeld(undefined);
    // Without a captcha it is under way before anything waits, so that Enter and click are one press.
    setChecking(flag('checkoutRecaptcha'));
    try {
      setHeld(go(await prove()));
    } catch (error) {
      reportLater('order.captcha', error);
      setHeld('captcha');
    } finally {
      running.current = false;
      setChecking(false);
    }
  };

  return {
    ...placing,
    held,
    checking,
    press: () => void withProof((captcha) => placing.press(captcha)),
    bankSaid: (outcome: Parameters<typeof placing.bankSaid>[0]) =>
      outcome === 'passed'
        ? void withProof((captcha) => {
            placing.bankSaid('passed', captcha);
            return undefined;
          })
        : placing.bankSaid(outcome),
  };
};
