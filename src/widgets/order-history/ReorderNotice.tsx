import { MOST_LINES } from '../../api/list/list-link.rules.ts';
import { FailureNotice } from '../kit/page/FailureNotice.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';
import type { Reorder } from './useReorder.ts';

/** Shows why an order could not be reordered. */
export const ReorderNotice = ({ reorder: { failure, start, dismiss } }: { reorder: Reorder }) => {
  const t = useWords<typeof en>();
  if (!failure) return null;
  const { code, why } = failure;
  const isLong = why === 'tooMany';
  return (
    <FailureNotice
      title={t('order-history.notReordered', { number: code })}
      why={isLong ? undefined : why}
      onRetry={isLong ? undefined : () => void start(code)}
      onDismiss={dismiss}
    >
      {t('order-history.tooMany', { most: MOST_LINES })}
    </FailureNotice>
  );
};
