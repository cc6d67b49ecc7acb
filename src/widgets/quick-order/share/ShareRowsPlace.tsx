import { Suspense, useState } from 'react';
import { latePart, lazyPart } from '../../kit/element/late-part.ts';
import { useHost } from '../../kit/element/widget-context.ts';
import type { RowView } from '../../../api/quick-order/list/row-view.ts';
import shareWords from '../../parts/list-share/messages?languages';

/** Loads the dialog that shares the rows as a link and as a file, with its texts and styles. */
const loadShare = latePart(() => import('./share-part.tsx'), shareWords);

export type ShareRowsProps = { title: string; views: readonly RowView[]; onClose: () => void };

/**
 * Draws the dialog that shares the rows, when its texts have loaded. It loads late itself, because the code that loads
 * texts and styles is not part of quick order's own code.
 */
export const ShareRowsPlace = (props: ShareRowsProps) => {
  const host = useHost();
  const [Shared] = useState(() =>
    lazyPart(async () => ({ default: (await loadShare(host)).ShareRowsDialog })),
  );
  return (
    <Suspense>
      <Shared {...props} />
    </Suspense>
  );
};
