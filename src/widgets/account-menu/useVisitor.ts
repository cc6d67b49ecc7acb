import { useEffect, useSyncExternalStore } from 'react';
import { runtime } from '../../core/runtime.ts';
import type { StoredPerson } from '../../core/storage-types.ts';
import type { User } from '../../core/store/core-state.ts';

/** Returns the first letter of a name in upper case. Returns '' if the name has no letter. */
function initialOf(name: string | null | undefined): string {
  const letter = /\p{L}/u.exec(name?.normalize('NFC') ?? '')?.[0] ?? '';
  return letter.toUpperCase();
}

/** Returns the upper-case initials of first and last name. Returns '' if either has no letter. Source: SES-09. */
export function initialsOf(
  firstName: string | null | undefined,
  lastName: string | null | undefined,
): string {
  const [first, last] = [initialOf(firstName), initialOf(lastName)];
  return first && last ? first + last : '';
}

/** The signed-in visitor's names. Unknown ones are ''. */
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

/** The CSS properties that the optional head script sets, so that a name shows before the widgets have loaded (LEAD-12). */
const EARLY = ['words', 'place', 'name', 'initials'].map((what) => `--assess-account-${what}`);

/**
 * Returns the signed-in visitor, or undefined if there is none. While the session is being restored, returns the
 * visitor of this tab's previous page, if the browser still has the same sign-in (LEAD-12, SES-13). In author mode,
 * returns a sample.
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
    // With the store's cookie, nothing in the browser tells whether the next page still belongs to this visitor. So
    // nothing is kept.
    if (visitor?.firstName && id && !registry.session?.byCookie?.())
      storage.write('person', {
        firstName: visitor.firstName.slice(0, 60),
        initials: visitor.initials,
        id,
      });
    // The sign-in is written to storage before the session changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [author, known, session, user, storage]);

  if (author) return named(SAMPLE);
  if (session.status === 'anonymous') return undefined;
  if (user) return named(user);
  const before = remembered(last?.id === id ? last : undefined);
  return before ?? (known ? NAMELESS : undefined);
};
