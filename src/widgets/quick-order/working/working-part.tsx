import type { ComponentProps } from 'react';
import { lookUpCodes } from '../../../api/quick-order/list/look-up-codes.ts';
import { suggestionFor } from '../../../api/quick-order/list/suggestions.ts';
import { wantedCodes } from '../../../api/quick-order/list/wanted-codes.ts';
import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { WithWords } from '../../kit/element/WithWords.tsx';
import { ProblemLine } from './ProblemLine.tsx';
import notices from './quick-order-notices.css?inline';
import { QuickOrderNotices } from './QuickOrderNotices.tsx';
import { UnsureLine } from './UnsureLine.tsx';

export const styles: readonly string[] = [notices];

/**
 * Returns what is needed only to work in the form: look-ups, help with codes, problems of rows, and the notices above
 * the rows, with their messages.
 */
export const bind = (catalogue: Catalogue) => ({
  lookUpCodes,
  suggestionFor,
  wantedCodes,
  ProblemLine: (props: ComponentProps<typeof ProblemLine>) => (
    <WithWords catalogue={catalogue}>
      <ProblemLine {...props} />
    </WithWords>
  ),
  UnsureLine: (props: ComponentProps<typeof UnsureLine>) => (
    <WithWords catalogue={catalogue}>
      <UnsureLine {...props} />
    </WithWords>
  ),
  QuickOrderNotices: (props: ComponentProps<typeof QuickOrderNotices>) => (
    <WithWords catalogue={catalogue}>
      <QuickOrderNotices {...props} />
    </WithWords>
  ),
});

export type WorkingPart = ReturnType<typeof bind>;
