import type { LocaleRow } from '../locale/locale-table.ts';
import type { SessionState } from '../store/core-state.ts';
import type { FlagContext } from './flag-client.ts';

/** What is known of the visitor and the page. */
export type KnownVisitor = {
  session: SessionState;
  row: LocaleRow;
  /** A setting; the base site unless it is given. */
  storeUid?: string | undefined;
  /** Of the registration, else of the geolocation; absent while neither is known. */
  country?: string | undefined;
};

/**
 * For whom flags are decided; undefined while the session is loading. A signed-in user whose id is not known counts as
 * anonymous. Source: FLG-02.
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
