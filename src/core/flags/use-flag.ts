import { useSyncExternalStore } from 'react';
import { runtime } from '../runtime.ts';
import { flagMocks, parseFlagValue, type FlagKey, type FlagValues } from './flag-table.ts';
import type { GivenFlags } from './given-flags.ts';

/** A flag's value now; the component is drawn again when the service changes it (FLG-03). */
export const useFlag = <Key extends FlagKey>(key: Key): FlagValues[Key] => {
  const { registry } = runtime();
  const given = useSyncExternalStore(registry.subscribe, () => registry.getSnapshot().flags);
  return flagIn(given, key);
};

/** The value that `given` holds for a flag; its default where there is none that fits. */
export const flagIn = <Key extends FlagKey>(given: GivenFlags, key: Key): FlagValues[Key] => {
  if (given === 'mock') return flagMocks()[key];
  return parseFlagValue(key, Object.hasOwn(given, key) ? given[key] : undefined);
};
