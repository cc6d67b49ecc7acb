import { ServiceError } from '../errors.ts';
import { runtime } from '../runtime.ts';

/** The sign-in of page and browser; see `SessionDoor.whose`. Empty on pages begun by an older copy. */
export const whose = (): string | null | undefined => {
  const { session } = runtime().registry;
  return session?.whose ? session.whose() : '';
};

/**
 * Holds what follows to the sign-in that page and browser are in now, or to the one `asked` for: the check that it gives throws a `ServiceError`
 * `session-changed` once they are in another, or in none. It is called before each thing that is sent, and on each answer.
 * Nobody is held to anything while the page does not know yet. Source: SES-13.
 */
export const oneVisitor = (asked: string | null | undefined = whose()): (() => void) => {
  let id = asked;
  return () => {
    const now = whose();
    if (id === undefined) id = now;
    if (typeof now !== 'string' || now !== id)
      throw new ServiceError('Somebody else, or nobody, is signed in by now.', {
        kind: 'session-changed',
        status: 0,
      });
  };
};
