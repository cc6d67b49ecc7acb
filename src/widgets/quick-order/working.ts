/**
 * The code that is needed only to work in the form: look-ups, help with codes, problems of rows, and the notices above
 * the rows with their styles. It is one chunk, loaded at the first focus, code or message.
 */
import notices from './quick-order-notices.css?inline';

export { lookUpCodes } from '../../api/quick-order/list/look-up-codes.ts';
export { ProblemLine } from './parts/ProblemLine.tsx';
export { QuickOrderNotices } from './parts/QuickOrderNotices.tsx';
export { suggestionFor } from '../../api/quick-order/list/suggestions.ts';
export { wantedCodes } from '../../api/quick-order/list/wanted-codes.ts';
export { UnsureLine } from './parts/UnsureLine.tsx';
export const styles: readonly string[] = [notices];
