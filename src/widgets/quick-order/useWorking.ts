import { useCallback, useEffect, useState } from 'react';
import { loadPart } from '../shared/element/load-part.ts';

export type WorkingPart = typeof import('./working.ts');

export type Working = {
  part: WorkingPart | undefined;
  /** The last try to have it failed: offline, or gone after a deploy. */
  missing: boolean;
  /** Fetches it; rejects when it can't be had, and may be called again then. */
  load: () => Promise<void>;
};

/** The part of the form that is at work once somebody is; fetched as soon as `wanted`, or by `load`. */
export const useWorking = (wanted: boolean): Working => {
  const [part, setPart] = useState<WorkingPart>();
  const [missing, setMissing] = useState(false);
  const load = useCallback(
    () =>
      loadPart(() => import('./working.ts')).then(setPart, (error: unknown) => {
        setMissing(true);
        throw error;
      }),
    [],
  );
  useEffect(() => {
    if (wanted) load().catch(() => undefined);
  }, [wanted, load]);
  return { part, missing: missing && part === undefined, load };
};
