import { lookUpCodes, wantedCodes, suggestionFor } from '../../../api/quick-order/list/look-up-codes.ts';
import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { boundWords } from '../../kit/element/WithWords.tsx';
import { ProblemLine } from './ProblemLine.tsx';
import disclosure from '../../kit/styles/disclosure.css?inline';
import notices from './quick-order-notices.css?inline';
import { QuickOrderNotices } from './QuickOrderNotices.tsx';

export const styles: readonly string[] = [disclosure, notices];

/** Returns what is needed only to work in the form, with its messages. */
export const bind = (catalogue: Catalogue) => ({
  lookUpCodes,
  suggestionFor,
  wantedCodes,
  ProblemLine: boundWords(ProblemLine)(catalogue),
  QuickOrderNotices: boundWords(QuickOrderNotices)(catalogue),
});
