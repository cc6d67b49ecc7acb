import { useEffect, useSyncExternalStore } from 'react';
import { initialsOf } from '../../core/initials.ts';
import { runtime } from '../../core/runtime.ts';
import type { StoredPerson } from '../../core/stored-values.ts';
import type { User } from '../../core/store/core-state.ts';

/** Who is signed in, in so far as it is known. */
export type Visitor = { firstName: string; fullName: string; initials: string };

const SAMPLE: User = { id: 'sample', firstName: 'Ada', lastName: 'Lovelace' };

const named = ({ firstName, lastName }: User): Visitor => ({
  firstName: firstName.trim() || lastName.trim(),
  fullName: `${firstName} ${lastName}`.trim(),
  initials: initialsOf(firstName, lastName),
});

const remembered = (person: StoredPerson | undefined): Visitor | undefined =>
  person && { firstName: person.firstName, fullName: person.firstName, initials: person.initials };

const NAMELESS: Visitor = { firstName: '', fullName: '', initials: '' };

/** What the optional head script set, so that a name shows before any of this is there (LEAD-12). */
const EARLY = ['words', 'place', 'name', 'initials'].map((what) => `--assess-account-${what}`);

/**
 * Who is signed in; undefined for nobody. While the session is being looked for: who was, on this tab's last page, as
 * long as the browser is in the same sign-in (LEAD-12, SES-13). In author mode a sample.
 */
export const useVisitor = (): Visitor | undefined => {
  const { registry, storage, author } = runtime();
  const session = useSyncExternalStore(registry.subscribe, () => registry.getSnapshot().session);
  const user = session.status === 'signed-in' ? session.user : undefined;
  const known = session.status !== 'loading';
  const id = storage.read('signedIn')?.id;
  const last = storage.read('person');

  useEffect(() => {
    if (author || !known) return;
    for (const name of EARLY) document.documentElement.style.removeProperty(name);
    if (session.status === 'anonymous') storage.remove('person');
    const visitor = user && named(user);
    // By the store's cookie nothing in the browser says whether it is still theirs on the next page.
    if (visitor?.firstName && id && !registry.session?.byCookie?.())
      storage.write('person', {
        firstName: visitor.firstName.slice(0, 60),
        initials: visitor.initials,
        id,
      });
    // The sign-in is written before the session tells of it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [author, known, session, user, storage]);

  if (author) return named(SAMPLE);
  if (session.status === 'anonymous') return undefined;
  if (user) return named(user);
  const before = remembered(last?.id === id ? last : undefined);
  return before ?? (known ? NAMELESS : undefined);
};
