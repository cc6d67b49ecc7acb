import { ServiceError } from '../errors.ts';
import { runtime } from '../runtime.ts';

/** The sign-in of page and browser; see `SessionDoor.whose`. Empty on pages begun by an older copy. */
export const whose = (): string | null | undefined => {
  const { session } = runtime().registry;
  return session?.whose ? session.whose() : '';
};

/** The sign-in that the browser is in, whatever the page knows. */
export const signedIn = (): string | undefined => runtime().storage.read('signedIn')?.id;

/**
 * Holds what follows to the sign-in that page and browser are in now, or to the one `asked` for: the check that it gives throws a `ServiceError`
 * `session-changed` once they are in another, or in none. It is called before each thing that is sent, and on each answer.
 * While the page does not know yet, it is the browser's sign-in that counts, which it may take a while to be sure of: what
 * was begun in one is not gone on with in another, but is where the page goes on as nobody's. Source: SES-13.
 */
export const oneVisitor = (asked: string | null | undefined = whose()): (() => void) => {
  let id = asked;
  const early = id === undefined ? signedIn() : undefined;
  return () => {
    const now = whose();
    id ??= now;
    if (typeof now === 'string' && now === id && (!early || early === signedIn())) return;
    runtime().registry.session?.follow?.();
    throw new ServiceError('Somebody else, or nobody, is signed in by now.', {
      kind: 'session-changed',
      status: 0,
    });
  };
};
