import { useEffect, useRef, useState } from 'react';
import type { Row } from '../../api/quick-order/list/quick-order-state.ts';

/** After this long without a key the list hears what was typed. */
const TELL_AFTER_MS = 250;

/** What fields have not told yet. */
const waiting = new Set<() => void>();

/** Makes every field tell, for whoever must know at once. */
export const tellTyped = (): void => waiting.forEach((tell) => tell());

/**
 * The text of a code field. Once a row is being typed in, a further key changes nothing else of the form, so the keys
 * stay with their field and the list hears of them at a pause, or when it must know (PERF-09).
 */
export const useTypedCode = ({ code, entry }: Row, onTyped: (text: string) => void) => {
  const [own, setOwn] = useState<string>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), [code]);
  const type = (text: string): void => {
    stop.current?.();
    if (entry !== 'typing' || text === '' || code === '') return onTyped(text);
    const tell = () => {
      stop.current?.();
      onTyped(text);
    };
    const timer = setTimeout(tell, TELL_AFTER_MS);
    waiting.add(tell);
    stop.current = () => {
      clearTimeout(timer);
      waiting.delete(tell);
      stop.current = undefined;
      setOwn(undefined);
    };
    setOwn(text);
  };
  return { text: own ?? code, type };
};
