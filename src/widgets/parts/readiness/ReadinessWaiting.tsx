import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { useReadinessWords } from './need-words.ts';

/** Draws placeholders while the readiness is read for the first time. */
export const ReadinessWaiting = () => {
  const t = useReadinessWords();
  return (
    <section className="needs" aria-busy="true">
      <Skeleton label={t('shared.readiness.checking')} lines={2} />
    </section>
  );
};
