import { useSyncExternalStore } from 'react';
import { runtime } from '../runtime.ts';
import { flagMocks, parseFlagValue, type FlagKey, type FlagValues } from './flag-table.ts';
import type { GivenFlags } from './flag-client.ts';

/** Returns a flag's current value. The component re-renders when the service changes it (FLG-03). */
export const useFlag = <Key extends FlagKey>(key: Key): FlagValues[Key] => {
  const { registry } = runtime();
  const given = useSyncExternalStore(registry.subscribe, () => registry.getSnapshot().flags);
  return flagIn(given, key);
};

/** Returns the value that `given` has for a flag. Returns the default if there is none or it is invalid. */
export const flagIn = <Key extends FlagKey>(given: GivenFlags, key: Key): FlagValues[Key] => {
  if (given === 'mock') return flagMocks()[key];
  return parseFlagValue(key, Object.hasOwn(given, key) ? given[key] : undefined);
};
