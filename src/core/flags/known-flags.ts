import { isFlagKey } from './flag-table.ts';

/** Values by flag key as a service, a page or storage holds them: of our flags alone, of whatever type. */
export type RawFlags = Readonly<Record<string, unknown>>;

/** What of anything a service may answer belongs to a flag of ours. Values are read by the flag table. Source: FLG-04. */
export const knownFlags = (raw: unknown): RawFlags => {
  if (typeof raw !== 'object' || raw === null) return {};
  return Object.fromEntries(Object.entries(raw).filter(([key]) => isFlagKey(key)));
};
