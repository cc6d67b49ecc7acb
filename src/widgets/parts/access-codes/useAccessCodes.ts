import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Customer } from '../../../api/customer.ts';
import { readAccessCodes, type AccessCodes } from '../../../api/order/order.contract.ts';
import { reportLater, reportSolved } from '../../../api/report-later.ts';
import { isServiceError } from '../../../core/errors.ts';
import { callService, isRefusal } from '../../../core/http/call-service.ts';
import { runtime } from '../../../core/runtime.ts';
import { useFocusAfter } from '../../kit/ui/useFocusAfter.ts';
import { useHost } from '../../kit/element/widget-context.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

/** Codes are hidden again if nothing is pressed for so long, in milliseconds. Source: ACC-01 f. */
const SHOWN_MS = 5 * 60_000;
const PRESSES = ['pointerdown', 'keydown'] as const;

/** Calls `hide` when the page is left, and after 5 minutes without a press. Returns the function that ends this. Source: ACC-01 f. */
export const hideLater = (hide: () => void): (() => void) => {
  let timer = setTimeout(hide, SHOWN_MS);
  const again = (): void => {
    clearTimeout(timer);
    timer = setTimeout(hide, SHOWN_MS);
  };
  for (const press of PRESSES) addEventListener(press, again);
  addEventListener('pagehide', hide);
  return () => {
    clearTimeout(timer);
    for (const press of PRESSES) removeEventListener(press, again);
    removeEventListener('pagehide', hide);
  };
};

/** The order whose codes were being requested when its page was left, by the element that showed it. */
const interrupted = new WeakMap<HTMLElement, string>();

type Outcome = 'proof' | 'failed';

/**
 * Requests an order's codes when a button is pressed. If the shopper leaves meanwhile and comes back, the button has
 * the focus again. The codes are hidden again by `hide`, when the page is left, and after 5 minutes without a press. A
 * sign-out draws the whole widget anew (SES-13).
 */
export const useAccessCodes = (at: Customer, orderCode: string) => {
  const t = useWords<typeof en>();
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
      const { accessCodes } = await callService(readAccessCodes, {
        path: { userId: at.userId, whose: at.whose, orderCode } as { userId: string; orderCode: string },
        signal,
      });
      if (signal.aborted) return;
      setCodes(accessCodes);
      reportSolved('order.codes');
      // The button disappears and so does the focus, even if the proof's dialog returned it to the button.
      if (isOurs(host)) focus('.access-codes-title');
      runtime().registry.actions.announce(t('shared.codes.codesShown', { count: countOf(accessCodes) }));
    } catch (error) {
      if (signal.aborted) return;
      reportLater('order.codes', error);
      setOutcome(outcomeOf(error));
    } finally {
      setBusy(false);
      if (!signal.aborted) end();
    }
  };
  const hide = useCallback(() => setCodes(undefined), []);
  const isShown = codes !== undefined;
  // Before they are seen: a page that is left at once hides them too.
  useLayoutEffect(() => (isShown ? hideLater(hide) : undefined), [isShown, hide]);
  return {
    button,
    codes,
    busy,
    outcome,
    show: () => void read(),
    hide: () => {
      hide();
      focus('.access-codes-title');
    },
  };
};

/** Returns whether the focus was not moved elsewhere meanwhile. */
const isOurs = (host: HTMLElement): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || host.contains(activeElement);
};

/** Returns the outcome of a failed request; a refusal means no proof. Undefined if another person is signed in. */
const outcomeOf = (error: unknown): Outcome | undefined => {
  if (isServiceError(error) && (error.kind === 'session-changed' || error.kind === 'aborted'))
    return undefined;
  return isRefusal(error) ? 'proof' : 'failed';
};

const countOf = (codes: readonly AccessCodes[]): number =>
  codes.reduce((sum, one) => sum + one.codes.length, 0);

/** Aborts the request when the page of the order is left, and focuses its button when that page is shown again. */
const useInterruption = (orderCode: string) => {
  const host = useHost();
  const button: RefObject<HTMLButtonElement | null> = useRef(null);
  const asking = useRef<AbortController>(undefined);
  // After the new page's heading has had the focus.
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
