import { useEffect, useRef, useState } from 'react';
import type { Row } from '../../api/quick-order/list/quick-order-state.ts';

/** After this many milliseconds without a key press, the list gets the typed text. */
const TELL_AFTER_MS = 250;

/** Fields with text that the list has not got yet. */
const waiting = new Set<() => void>();

/** Makes every field pass its text to the list, for code that needs it at once. */
export const tellTyped = (): void => waiting.forEach((tell) => tell());

/**
 * Returns the text of a code field. While a row is being typed in, a further key changes nothing else in the form. So
 * the text stays in the field, and the list gets it after a pause or when it needs it (PERF-09).
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
