/**
 * The code that is needed only to work in the form: look-ups, help with codes, problems of rows, and the notices above
 * the rows. It is one chunk, loaded at the first focus, code or message.
 */
export { lookUpCodes } from '../../api/quick-order/list/look-up-codes.ts';
export { ProblemLine } from './parts/ProblemLine.tsx';
export { QuickOrderNotices } from './parts/QuickOrderNotices.tsx';
export { suggestionFor } from '../../api/quick-order/list/suggestions.ts';
export { wantedCodes } from '../../api/quick-order/list/wanted-codes.ts';
export { UnsureLine } from './parts/UnsureLine.tsx';
