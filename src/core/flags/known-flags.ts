import { isFlagKey } from './flag-table.ts';

/** Raw values by flag key, from a service, a page or storage. The keys are known flags; the values can be of any type. */
export type RawFlags = Readonly<Record<string, unknown>>;

/** Keeps the entries whose keys are known flags. The flag table parses their values later. Source: FLG-04. */
export const knownFlags = (raw: unknown): RawFlags => {
  if (typeof raw !== 'object' || raw === null) return {};
  return Object.fromEntries(Object.entries(raw).filter(([key]) => isFlagKey(key)));
};
