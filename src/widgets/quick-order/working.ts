/**
 * What only somebody at work in the form needs: look-ups, help with codes, what is wrong with a row, and everything said above the rows. One
 * chunk, fetched at the first focus, code or message.
 */
export { lookUpCodes } from '../../api/quick-order/list/look-up-codes.ts';
export { ProblemLine } from './parts/ProblemLine.tsx';
export { QuickOrderNotices } from './parts/QuickOrderNotices.tsx';
export { suggestionFor } from '../../api/quick-order/list/suggestions.ts';
export { wantedCodes } from '../../api/quick-order/list/wanted-codes.ts';
export { UnsureLine } from './parts/UnsureLine.tsx';
