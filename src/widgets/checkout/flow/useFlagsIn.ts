import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FLAGS_IN } from '../../../core/flags/flags-in.ts';
import type { GivenFlags } from '../../../core/flags/given-flags.ts';
import { runtime } from '../../../core/runtime.ts';

/** Its type holds it to the other's: the module itself, shared with the flags' part, would be a request more on every page. */
const READING: typeof FLAGS_IN = 'flags.in';

/** How long a first visit waits for the flag service, in milliseconds: as long as the service's own client waits. */
const PATIENCE = 5000;

/**
 * Whether the flags are there that the checkout keeps until its end: the last known ones, else what the flag service answered. A
 * service that is down or slow leaves the page's own. Source: FLG-04, FLG-07, REL-07 a.
 */
const useFlagsIn = (): boolean => {
  const { registry } = runtime();
  const isAnswered = useSyncExternalStore(registry.subscribe, () => registry.reading(READING).data === true);
  const [areThere, setAreThere] = useState(isNothingAwaited);
  const isWaiting = !areThere && !isAnswered;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setAreThere(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return !isWaiting;
};

/**
 * The flags as they are when the first step is shown, which is once they are in and `isNext`; undefined before. They stay so until
 * the checkout ends, also while something else stands where the steps were; a reload takes those of then. Source: FLG-07, REL-07 a.
 */
export const useFrozenFlags = (isNext: boolean): GivenFlags | undefined => {
  const areIn = useFlagsIn();
  const [frozen, setFrozen] = useState<GivenFlags>();
  if (frozen !== undefined || !isNext || !areIn) return frozen;
  const { flags } = runtime().registry.getSnapshot();
  setFrozen(flags);
  return flags;
};

/** The page gives its flags itself, or an earlier visit has left the last known ones. */
const isNothingAwaited = (): boolean => {
  const { config, storage, row } = runtime();
  return config.flagService === undefined || storage.read('flagCache', row.locale) !== undefined;
};
