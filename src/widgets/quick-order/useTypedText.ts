import { useLayoutEffect, useRef, useState } from 'react';

/** After this many milliseconds without a key press, the list gets the typed text. */
const TELL_AFTER_MS = 250;

/** Fields with text that the list has not got yet. */
const waiting = new Set<() => void>();

/** Makes every field pass its text to the list, for code that needs it at once. */
export const tellTyped = (): void => waiting.forEach((tell) => tell());

type TypedText = {
  /** The text to show in the field. */
  text: string;
  /** Whether the field has text that the list has not got yet. */
  isAhead: boolean;
  type: (text: string) => void;
  /** Passes the field's text to the list now, if the list has not got it. */
  tell: () => void;
};

/**
 * Keeps what is typed in a field of a row until there is a pause, or until the list needs it (`tellTyped`). Then
 * `onTyped` passes it to the list. So a key draws its own field and not the whole form (PERF-09). The first and the last
 * character of a field pass at once, because they decide whether the row is blank, and so does everything if `isLive`.
 */
export const useTypedText = (
  listed: string,
  { isLive = false, onTyped }: { isLive?: boolean; onTyped: (text: string) => void },
): TypedText => {
  const [own, setOwn] = useState<string>();
  const end = useRef<() => void>(undefined);
  const tell = useRef<() => void>(undefined);
  // Texts that the list has got, but has not drawn yet. More may have been typed since.
  const told = useRef<string[]>([]);
  const pass = (text: string): void => {
    end.current?.();
    if (text !== listed) told.current.push(text);
    onTyped(text);
  };
  // Text that comes from elsewhere replaces what the list has not got.
  useLayoutEffect(() => {
    const at = told.current.lastIndexOf(listed);
    told.current.splice(0, at + 1);
    if (at < 0) end.current?.();
  }, [listed]);
  const type = (text: string): void => {
    end.current?.();
    if (isLive || text === '' || listed === '') return pass(text);
    const tellNow = () => pass(text);
    const timer = setTimeout(tellNow, TELL_AFTER_MS);
    waiting.add(tellNow);
    tell.current = tellNow;
    end.current = () => {
      clearTimeout(timer);
      waiting.delete(tellNow);
      [end.current, tell.current] = [undefined, undefined];
      setOwn(undefined);
    };
    setOwn(text);
  };
  useLayoutEffect(() => () => end.current?.(), []);
  return { text: own ?? listed, isAhead: own !== undefined, type, tell: () => tell.current?.() };
};
