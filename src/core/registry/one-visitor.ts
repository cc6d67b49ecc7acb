import { ServiceError } from '../errors.ts';
import { runtime } from '../runtime.ts';
import type { ActingMatter } from '../prompts/matters.ts';

/** Returns the sign-in of page and browser; see `SessionDoor.whose`. Returns '' on pages that an older copy began. */
export const whose = ({ session } = runtime().registry): string | null | undefined =>
  session?.whose ? session.whose() : '';

/** Returns how calls name the signed-in customer: `current`, or their id where that would not say so (SES-13, ACC-08). */
export const customerSegment = (): string => {
  const { registry } = runtime();
  const { session } = registry.getSnapshot();
  const isNamed = registry.session?.byCookie?.() || registry.session?.acting?.() !== undefined;
  return (isNamed && session.status === 'signed-in' && session.id) || 'current';
};

/** Returns the id of the browser's sign-in, whether or not the page knows it yet. */
export const signedIn = (): string | undefined => runtime().storage.read('signedIn')?.id;

/**
 * Binds an operation to the current visitor, or to `asked`. Returns a check that throws the `ServiceError`
 * `session-changed` if the visitor has changed. Call it before each request and on each answer. While the page does not
 * know its sign-in yet, the browser's counts. Source: SES-13.
 */
export const oneVisitor = (asked: string | null | undefined = whose()): (() => void) => {
  let id = asked;
  const early = id === undefined ? signedIn() : undefined;
  return () => {
    const now = whose();
    id ??= now;
    if (typeof now === 'string' && now === id && (!early || early === signedIn())) return;
    runtime().registry.session?.follow?.();
    throw new ServiceError('Another visitor.', {
      kind: 'session-changed',
      status: 0,
    });
  };
};

/** Returns whom this page acts for. Undefined if it acts for nobody. Source: ACC-08. */
export const actedFor = (): ActingMatter | undefined => {
  const { registry } = runtime();
  const { session } = registry.getSnapshot();
  const id = registry.session?.acting?.();
  if (id === undefined) return undefined;
  const user = session.status === 'signed-in' ? session.user : undefined;
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  return { name: name || id, number: user?.number ?? id };
};
