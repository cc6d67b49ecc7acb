/**
 * What only somebody at work in the form needs: look-ups, help with codes, and everything said above the rows. One
 * chunk, fetched at the first focus, code or message.
 */
export { lookUpCodes } from './look-up-codes.ts';
export { QuickOrderNotices } from './parts/QuickOrderNotices.tsx';
export { suggestionFor } from './state/suggestions.ts';
export { wantedCodes } from './state/wanted-codes.ts';
