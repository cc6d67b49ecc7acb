import type { LocaleRow } from '../locale/locale-table.ts';
import type { SessionState } from '../store/core-state.ts';
import type { FlagContext } from './flag-client.ts';

/** The known facts about the visitor and the page. */
export type KnownVisitor = {
  session: SessionState;
  row: LocaleRow;
  /** The setting `storeUid`. Default: the base site. */
  storeUid?: string | undefined;
  /** The country of the registration, else of the geolocation. Absent while neither is known. */
  country?: string | undefined;
};

/**
 * Returns the visitor for whom flags are decided. Undefined while the session is loading. A signed-in user without a known
 * id counts as anonymous. Source: FLG-02.
 */
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
