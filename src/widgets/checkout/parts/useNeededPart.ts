import { useEffect, useState } from 'react';
import { isMissingChunk, loadPart } from '../../shared/element/load-part.ts';
import { useHost } from '../../shared/element/widget-context.ts';

/** A late part: undefined until it has come. */
type NeededPart<Part> = { part: Part | undefined; isMissing: boolean };

/**
 * A late part as soon as it is needed. Where its files can't be had it `isMissing`, and whoever needs it draws `MissingPart`:
 * after a deploy the part that says so for every widget is gone as well (REL-06). Any other error is thrown while drawing.
 */
export const useNeededPart = <Part>(
  fetch: (host: HTMLElement) => Promise<Part>,
  isNeeded = true,
): NeededPart<Part> => {
  const host = useHost();
  const [found, setFound] = useState<{ part?: Part; error?: unknown }>({});
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isLeft = false;
    loadPart(() => fetch(host)).then(
      (part) => !isLeft && setFound({ part }),
      (error: unknown) => !isLeft && setFound({ error }),
    );
    return () => {
      isLeft = true;
    };
  }, [fetch, host, isNeeded]);
  const isMissing = isMissingChunk(found.error);
  if (found.error && !isMissing) throw found.error;
  return { part: found.part, isMissing };
};
