import { useEffect, useRef, useState } from 'react';

const REST_MS = 300;

/**
 * What a service suggests for what is typed: asks once the typing has rested, from so many characters on, and shows the last
 * answer alone. `suggest` rejects never. Source: CHK-07 b, CRT-09 c.
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
    /** Somebody types. */
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
    /** One was taken: nothing is asked until somebody types again. */
    taken: () => {
      stop();
      forget();
    },
  };
};
