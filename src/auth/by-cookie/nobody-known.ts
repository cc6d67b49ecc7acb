import { IdentityError } from '../identity-errors.ts';

/** What a sign-in failed with that the store's cookie knows nothing of; a part of its own, for it is rare. */
export const nobodyKnown = (): IdentityError => new IdentityError('consent');
