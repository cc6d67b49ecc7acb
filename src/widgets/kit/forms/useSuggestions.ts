import { useEffect, useRef, useState } from 'react';

const REST_MS = 300;

/**
 * Fetches a service's suggestions for what is typed. It asks after typing has paused, from `fromCharacters` characters
 * on, and keeps only the last answer. `suggest` must not reject. Source: CHK-07 b, CRT-09 c.
 */
export const useSuggestions = <Item>(
  suggest: ((term: string, signal: AbortSignal) => Promise<readonly Item[]>) | undefined,
  fromCharacters: number,
) => {
  const [found, setFound] = useState<readonly Item[]>([]);
  const under = useRef<{ timer: ReturnType<typeof setTimeout>; abort: AbortController }>(undefined);
  const stop = () => {
    clearTimeout(under.current?.timer);
    under.current?.abort.abort();
  };
  const forget = () => setFound((before) => (before.length === 0 ? before : []));
  useEffect(() => stop, []);
  return {
    found,
    /** Call it with the field's text whenever it changes. */
    typed: (text: string) => {
      stop();
      const term = text.trim();
      if (!suggest || term.length < fromCharacters) return forget();
      const abort = new AbortController();
      const ask = async () => {
        const list = await suggest(term, abort.signal);
        if (!abort.signal.aborted) setFound(list);
      };
      under.current = { abort, timer: setTimeout(() => void ask(), REST_MS) };
    },
    /** Call it when a suggestion was taken. Nothing is fetched until the text changes again. */
    taken: () => {
      stop();
      forget();
    },
  };
};
