import type { AppStorage } from '../storage.ts';
import { localeTable, type LocaleRow, type RoutingRegion } from './locale-table.ts';

export type RoutingRegionSource = {
  /** The region for the next call. */
  current(): RoutingRegion;
  /** Takes the answer of the store's routingRegion call. An unknown region changes nothing. */
  answered(region: unknown): void;
};

/** Creates the source of a site's routing region: the table's, then the store's from the next call on. Source: LOC-05. */
export function createRoutingRegion(
  row: LocaleRow,
  storage: Pick<AppStorage, 'read' | 'write'>,
): RoutingRegionSource {
  return {
    current: () => storage.read('routingRegion', row.baseSite) ?? row.region,
    answered(region) {
      const known = localeTable.find((one) => one.region === region)?.region;
      if (known !== undefined) storage.write('routingRegion', known, row.baseSite);
    },
  };
}
