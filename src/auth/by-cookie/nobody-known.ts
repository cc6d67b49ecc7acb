import { IdentityError } from '../identity-errors.ts';

/** Returns the error of a sign-in that the store's cookie does not confirm. It is a separate file because it is rarely needed. */
export const nobodyKnown = (): IdentityError => new IdentityError('consent');
