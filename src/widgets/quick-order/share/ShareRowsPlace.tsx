import { latePart, useLate } from '../../kit/element/late-part.ts';
import type { RowView } from '../../../api/quick-order/list/row-view.ts';

/** Loads the dialog that shares the rows as a link and as a file, with its texts and styles. */
const loadShare = latePart(() => import('./share-part.tsx'));

export type ShareRowsProps = { title: string; views: readonly RowView[]; onClose: () => void };

/** Draws the dialog that shares the rows, once its texts are here. It loads late, because the code that loads them does. */
export const ShareRowsPlace = (props: ShareRowsProps) => {
  const { part, failure } = useLate(loadShare, true);
  if (failure !== undefined) throw failure;
  return part ? <part.ShareRowsDialog {...props} /> : null;
};
