import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FLAGS_IN } from './start-flags.ts';
import { runtime } from '../runtime.ts';

/** The registry key of the answer, as in `FLAGS_IN`, whose module would add a request on every page. */
const READING: typeof FLAGS_IN = 'flags.in';

/** How long a first visit waits for the flag service, in milliseconds. The service's own client waits as long. */
const PATIENCE = 5000;

/** Returns whether the flags are known: the last ones, the service's, or the page's own. Source: FLG-04, FLG-07, REL-07. */
export const useFlagsIn = (): boolean => {
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

/** Returns whether no answer is needed: the page sets its flags itself, or an earlier visit stored the last known ones. */
const isNothingAwaited = (): boolean => {
  const { config, storage, row } = runtime();
  return config.flagService === undefined || storage.read('flagCache', row.locale) !== undefined;
};
