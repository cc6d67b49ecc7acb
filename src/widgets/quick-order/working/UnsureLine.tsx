import { Icon } from '../../kit/ui/Icon.tsx';
import { useWorkingWords } from './working-words.ts';

/** Shows that a tab has tried to add this row and got no answer (API-06 b). */
export const UnsureLine = ({ id }: { id: string }) => {
  const t = useWorkingWords();
  return (
    <p id={id} className="qo-note small">
      <Icon name="info" />
      <span>{t('quick-order.unsure')}</span>
    </p>
  );
};
