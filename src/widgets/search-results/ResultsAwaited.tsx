import { Skeleton } from '../kit/ui/Skeleton.tsx';
import { useSearchResultsMessages } from './useSearchResultsMessages.ts';

/** Draws the placeholder while the store is searched. */
export const ResultsAwaited = () => {
  const t = useSearchResultsMessages();
  return (
    <div className="results-awaited" aria-busy="true">
      <Skeleton label={t('search-results.loading')} lines={12} />
    </div>
  );
};
