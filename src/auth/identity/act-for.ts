import { localeTable } from '../../core/locale/locale-table.ts';
import { randomId } from '../../core/random.ts';
import type { AppStorage } from '../../core/storage.ts';
import { claimsOf } from '../claims.ts';
import { mine } from '../mine.ts';
import type { IdentityContext } from './identity.ts';
import { LOCK, whoIs } from './settle-sign-in.ts';
import { say } from './tab-talk.ts';

/** What the browser keeps when the customer changes for whom a member acts: the session itself. */
const KEPT = ['signedIn', 'lastActivity', 'tokenExpiry'] as const;

/**
 * Begins to act for a customer, or ends it without an id, under the lock of the tokens. It is a change of person: every tab
 * follows. The tokens stay the member's (`mine.ts`). Does nothing if the visitor has changed. Source: ACC-08, SES-13.
 */
export const actFor = (
  customerId: string | undefined,
  { storage, tabs, now, whose, look }: IdentityContext,
): Promise<void> =>
  tabs.withLock(LOCK, async () => {
    const [before, held, tokens] = [storage.read('signedIn'), mine(storage), storage.read('tokens')];
    if (!before || !held || !tokens || before.id !== whose()?.id) return look();
    const agent = before.agent ?? before.id;
    const id = customerId === undefined ? agent : randomId();
    const subject = String(claimsOf(held.idToken)?.['sub']);
    const who = await whoIs(id, subject);
    // A sign-out does not wait for the lock.
    if (storage.read('signedIn')?.id !== before.id) return look();
    const row = { id, who, ...(customerId !== undefined && { agent, customerId, since: now() }) };
    storage.write('signedIn', row);
    storage.signOut({ explicit: true, area: 'local', keeps: KEPT });
    if (before.agent !== undefined) forgetRows(storage, before.id);
    say(tabs, { kind: 'in', row, tokens });
    look();
  });

/** Removes the rows of quick order that were typed for the customer. */
const forgetRows = (storage: AppStorage, owner: string): void => {
  for (const site of new Set(localeTable.map(({ baseSite }) => baseSite)))
    if (storage.read('quickOrderRows', site)?.id === owner) storage.remove('quickOrderRows', site);
};
