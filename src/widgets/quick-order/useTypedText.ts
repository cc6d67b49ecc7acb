import { useLayoutEffect, useRef, useState } from 'react';

/** After this many milliseconds without a key press, the list gets the typed text. */
const TELL_AFTER_MS = 250;

/** Fields with text that the list has not got yet. */
const waiting = new Set<() => void>();

/** Makes every field pass its text to the list, for code that needs it at once. */
export const tellTyped = (): void => waiting.forEach((tell) => tell());

/**
 * Keeps what is typed in a row's field until a pause, or until the list needs it (`tellTyped`), so that a key draws its
 * own field alone (PERF-09). The first and the last character, which make a row blank or not, and everything if `isLive`,
 * pass at once.
 */
export const useTypedText = (
  listed: string,
  { isLive = false, onTyped }: { isLive?: boolean; onTyped: (text: string) => void },
) => {
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

/** The longest wait, in milliseconds. A hidden page paints nothing. */
const LATEST_MS = 100;

/** Runs `work` after the next paint, so that a key shows its own effect first (PERF-09). Returns how to cancel it. */
export const afterPaint = (work: () => void): (() => void) => {
  let painted: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(painted);
    clearTimeout(latest);
  };
  const run = () => {
    cancel();
    work();
  };
  const latest = setTimeout(run, LATEST_MS);
  const frame = requestAnimationFrame(() => {
    painted = setTimeout(run);
  });
  return cancel;
};
