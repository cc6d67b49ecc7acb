import { useEffect, useRef, useState } from 'react';
import type { AppliedVoucher } from '../../../api/cart/cart-terms.contract.ts';

type Input = {
  vouchers: readonly AppliedVoucher[];
  busy: boolean;
  release: (code: string) => Promise<boolean>;
};

/**
 * Removes the codes that stopped applying, each once, because an order with such a code is refused. Returns those that
 * could not be removed. Source: CRT-04 d.
 */
export const useReleaseStopped = ({ vouchers, busy, release }: Input): readonly string[] => {
  const tried = useRef(new Set<string>());
  const [kept, setKept] = useState<readonly string[]>([]);
  useEffect(() => {
    for (const { code, applicable } of vouchers) if (applicable) tried.current.delete(code);
    const due = vouchers.find(({ code, applicable }) => !applicable && !tried.current.has(code));
    if (busy || !due) return;
    tried.current.add(due.code);
    void release(due.code).then((isDone) =>
      setKept((before) => [...before.filter((code) => code !== due.code), ...(isDone ? [] : [due.code])]),
    );
  });
  return kept;
};
