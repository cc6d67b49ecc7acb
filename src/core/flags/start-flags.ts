import type { FlagService } from '../config/page-config.ts';
import { late } from '../late.ts';
import { runtime } from '../runtime.ts';
import type { FlagContext } from './flag-client.ts';
import { flagMocks } from './flag-table.ts';
import { createSharedFlagClient, type FlagClient, type OpenFlagLine } from './shared-flag-client.ts';
import type { LocaleRow } from '../locale/locale-table.ts';
import type { SessionState } from '../store/core-state.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Connects through the vendor's SDK, which only the tab that holds the connection loads. */
const vendorLine =
  (service: FlagService): OpenFlagLine =>
  async (context, onValues) => {
    const { openVendorFlagLine } = await late(() => import('./vendor-flag-line.ts'));
    return openVendorFlagLine(service, context, onValues);
  };

/**
 * Connects the page to its flag service. Sends the visitor to the service once the session has loaded and after each
 * change. Puts the values from the service into the store and the cache. Loaded after the first paint. Source: FLG-02,
 * FLG-03.
 */
export const startFlags = (
  service: FlagService,
  openLine: OpenFlagLine = vendorLine(service),
): FlagClient => {
  const { config, registry, storage, tabs, row } = runtime();
  const { flags } = registry.getSnapshot();
  const client = createSharedFlagClient({
    tabs,
    openLine,
    initial: flags === 'mock' ? flagMocks() : flags,
    keep: (raw) => void storage.write('flagCache', raw, row.locale),
    tell: (raw) => registry.actions.setFlags(raw),
  });

  let current: FlagContext | undefined;
  let hadLateCountry = false;
  const look = () => {
    const { session, country } = registry.getSnapshot();
    const next = flagContext({ session, country, row, storeUid: config.storeUid });
    if (next === undefined || isSame(next, current)) return;
    const isLateCountry = current !== undefined && isSame({ ...next, country: current.country }, current);
    if (isLateCountry && hadLateCountry) return;
    hadLateCountry = isLateCountry;
    current = next;
    void client.identify(next).then(() => registry.keep(FLAGS_IN, true));
  };
  registry.subscribe(look);
  look();

  // A page in the back/forward cache gives up the connection, so that an open page can have it.
  addEventListener('pagehide', ({ persisted }) => persisted && client.pause());
  addEventListener('pageshow', ({ persisted }) => persisted && current && void client.identify(current));
  return client;
};

/** The name of the reading that becomes true when the flag service has answered or its time is over. Source: FLG-04. */
export const FLAGS_IN = 'flags.in';

/** The known facts about the visitor and the page. */
export type KnownVisitor = {
  session: SessionState;
  row: LocaleRow;
  /** The setting `storeUid`. Default: the base site. */
  storeUid?: string | undefined;
  /** The country of the registration, else of the geolocation. Absent while neither is known. */
  country?: string | undefined;
};

/** Returns the visitor for whom flags are decided. Undefined while the session is loading. Source: FLG-02. */
export const flagContext = ({ session, row, storeUid, country }: KnownVisitor): FlagContext | undefined => {
  if (session.status === 'loading') return undefined;
  const id = session.status === 'signed-in' ? session.id || session.user?.id : undefined;
  return {
    kind: 'user',
    ...(id ? { key: id } : { key: 'anonymous', anonymous: true }),
    siteUid: row.baseSite,
    storeUid: storeUid ?? row.baseSite,
    locale: row.locale,
    country: country ?? row.locale.slice(3).toUpperCase(),
  };
};
