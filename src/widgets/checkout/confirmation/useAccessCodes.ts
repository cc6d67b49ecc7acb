import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import { readAccessCodes, type AccessCodes } from '../../../api/order/access-codes.contract.ts';
import { reportLater, reportSolved } from '../../../api/report-later.ts';
import { isServiceError } from '../../../core/errors.ts';
import { callService, isRefusal } from '../../../core/http/call-service.ts';
import { runtime } from '../../../core/runtime.ts';
import { useFocusAfter } from '../../parts/commerce/useFocusAfter.ts';
import { useHost, useMessages } from '../../kit/element/widget-context.ts';
import type en from './messages/en.json';

/** The order whose codes were asked for when its page went, by the element that showed it. */
const interrupted = new WeakMap<HTMLElement, string>();

type Outcome = 'proof' | 'failed';

/** Asks for an order's codes at a press. Who goes Back in the middle of it finds the button with the focus again. */
export const useAccessCodes = (at: CartAddress, orderCode: string) => {
  const t = useMessages<keyof typeof en>();
  const [codes, setCodes] = useState<readonly AccessCodes[]>();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const { button, begin, end } = useInterruption(orderCode);
  const host = useHost();
  const focus = useFocusAfter();
  const read = async () => {
    const signal = begin();
    setBusy(true);
    setOutcome(undefined);
    try {
      const { accessCodes } = await callService(readAccessCodes, { path: { ...at, orderCode }, signal });
      if (signal.aborted) return;
      setCodes(accessCodes);
      reportSolved('order.codes');
      // The button goes, and the focus with it, also where the proof's dialog gave it back to it.
      if (isOurs(host)) focus('.placed-codes-title');
      runtime().registry.actions.announce(
        t('checkout.confirmation.codesShown', { count: countOf(accessCodes) }),
      );
    } catch (error) {
      if (signal.aborted) return;
      reportLater('order.codes', error);
      setOutcome(outcomeOf(error));
    } finally {
      setBusy(false);
      if (!signal.aborted) end();
    }
  };
  return { button, codes, busy, outcome, show: () => void read() };
};

/** Whether nobody put the focus anywhere else meanwhile. */
const isOurs = (host: HTMLElement): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || host.contains(activeElement);
};

/** A refusal stands where no proof was given. Somebody else has nothing to read here. */
const outcomeOf = (error: unknown): Outcome | undefined => {
  if (isServiceError(error) && (error.kind === 'session-changed' || error.kind === 'aborted'))
    return undefined;
  return isRefusal(error) ? 'proof' : 'failed';
};

const countOf = (codes: readonly AccessCodes[]): number =>
  codes.reduce((sum, one) => sum + one.codes.length, 0);

/** Ends what is asked when the page of the order goes, and gives its button the focus when that page comes back. */
const useInterruption = (orderCode: string) => {
  const host = useHost();
  const button: RefObject<HTMLButtonElement | null> = useRef(null);
  const asking = useRef<AbortController>(undefined);
  // After the heading of what came has had the focus.
  useEffect(() => {
    if (interrupted.get(host) === orderCode) button.current?.focus();
    interrupted.delete(host);
    return () => {
      if (asking.current) interrupted.set(host, orderCode);
      asking.current?.abort();
    };
  }, [host, orderCode]);
  return {
    button,
    begin: (): AbortSignal => {
      asking.current = new AbortController();
      return asking.current.signal;
    },
    end: () => {
      asking.current = undefined;
    },
  };
};
