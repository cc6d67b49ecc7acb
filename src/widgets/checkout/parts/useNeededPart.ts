import { useEffect, useState } from 'react';
import { loadPart } from '../../shared/element/load-part.ts';
import { useHost } from '../../shared/element/widget-context.ts';

/**
 * A late part as soon as it is needed; undefined until it has come. Where it stays missing it throws while drawing: the widget's
 * boundary offers to reload the page (REL-06).
 */
export const useNeededPart = <Part>(
  fetch: (host: HTMLElement) => Promise<Part>,
  isNeeded = true,
): Part | undefined => {
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
  if (found.error) throw found.error;
  return found.part;
};
