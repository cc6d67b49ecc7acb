import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { invoicePaying } from '../../../api/invoice/pay-invoices.ts';
import type { Paying } from '../../../api/invoice/payment.queries.ts';
import type { Money } from '../../../api/money.contract.ts';
import type { StoredLookUp } from '../../../core/stored-values.ts';

/**
 * Pays a payment's invoices exactly once; see `PlacingClient`. `state` is how the payment stands, whichever tab began it.
 * `press` pays with a token of the payment service. `bankSaid` takes the outcome of the bank's question. `pressed` is what
 * this page pressed for: undefined if another page did, or this one before it was loaded again. Source: ACC-07 d, f.
 */
export const usePaying = ({ key, total }: Paying, lookUp: StoredLookUp | undefined) => {
  const placing = useMemo(() => invoicePaying(lookUp), [lookUp]);
  const state = useSyncExternalStore(placing.subscribe, () => placing.state);
  const [pressed, setPressed] = useState<{ token: string; total: Money }>();
  const { value, currencyIso: currency } = total;
  const attempt = useMemo(() => ({ total: value, currency }), [value, currency]);
  useEffect(() => placing.show(key, attempt), [placing, key, attempt]);
  return {
    state,
    press: (token: string): void => {
      if (key === undefined) return;
      setPressed({ token, total });
      placing.press({ key, attempt, proof: token });
    },
    askAgain: (): void => placing.askAgain(),
    bankSaid: (outcome: 'passed' | 'failed' | 'left' | 'timed-out'): void =>
      placing.bankSaid(outcome, pressed?.token),
    pressed: pressed?.total,
  };
};
