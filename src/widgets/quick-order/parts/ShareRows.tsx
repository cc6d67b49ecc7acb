import { Suspense, useState } from 'react';
import { lazyPart } from '../../kit/element/late-part.ts';
import { Button } from '../../kit/ui/Button.tsx';
import type { QuickOrderWords } from '../row-words.ts';
import type { RowView } from '../../../api/quick-order/list/row-view.ts';

const Place = lazyPart(async () => ({
  default: (await import('../share/ShareRowsPlace.tsx')).ShareRowsPlace,
}));

/**
 * Draws the button that shares the rows as a link and as a file. All but the button loads when it is pressed. Source:
 * LEAD-04 a, b.
 */
export const ShareRows = ({ views, t }: { views: readonly RowView[]; t: QuickOrderWords }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="plain" onClick={() => setOpen(true)}>
        {t('quick-order.share')}
      </Button>
      {isOpen && (
        <Suspense>
          <Place title={t('quick-order.share')} views={views} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
