import { Suspense } from 'react';
import { RowsAwaited } from '../kit/page/RowsAwaited.tsx';
import { lazyPart } from '../kit/element/late-part.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import type { savedCartsWidget } from './saved-carts.widget.ts';
import { useSavedCartsMessages } from './useSavedCartsMessages.ts';

const SavedCartPages = lazyPart(() => import('./SavedCartPages.tsx'));

/** Draws `<assess-saved-carts>`: the placeholder of a list, until the code that reads the carts has loaded (CRT-07 c). */
export const SavedCarts = (props: WidgetProps<typeof savedCartsWidget>) => {
  const t = useSavedCartsMessages();
  return (
    <div className="saved-carts panel">
      <Suspense fallback={<RowsAwaited label={t('saved-carts.loading')} rows={4} />}>
        <SavedCartPages {...props} />
      </Suspense>
    </div>
  );
};
