import { useEffect, useRef, useState } from 'react';
import type { AddressSuggestion } from '../../../api/address/suggest-addresses.ts';

/** Suggestions for what is typed; rejects never. */
export type Suggest = (term: string, signal: AbortSignal) => Promise<readonly AddressSuggestion[]>;

const FROM_CHARACTERS = 3;
const REST_MS = 300;
const NONE: readonly AddressSuggestion[] = [];

/** Asks once what is typed has rested, and shows the last answer alone. Source: CHK-07 b. */
export const useAddressSuggestions = (suggest: Suggest | undefined) => {
  const [found, setFound] = useState(NONE);
  const under = useRef<{ timer: ReturnType<typeof setTimeout>; abort: AbortController }>(undefined);
  const stop = () => {
    clearTimeout(under.current?.timer);
    under.current?.abort.abort();
  };
  useEffect(() => stop, []);
  return {
    found,
    /** Somebody types. */
    typed: (text: string) => {
      stop();
      const term = text.trim();
      if (!suggest || term.length < FROM_CHARACTERS) return setFound(NONE);
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
      setFound(NONE);
    },
  };
};
