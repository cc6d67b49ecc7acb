import { MOST_LINES } from '../../../api/list/list-link.rules.ts';
import { useFocusAfter } from '../../kit/ui/useFocusAfter.ts';
import { Notice } from '../../kit/ui/Notice.tsx';
import { useListWords } from './list-words.ts';

/** Shows that a link contains no list, or too long a list. Source: LEAD-04 d. */
export const UnreadableList = ({ isTooLong, onClose }: { isTooLong: boolean; onClose: () => void }) => {
  const t = useListWords();
  const focus = useFocusAfter();
  return (
    <Notice
      className="list-unreadable"
      tone="danger"
      word={t('shared.level.danger')}
      role="alert"
      title={t('shared.list.unreadable')}
      dismissLabel={t('shared.close')}
      onDismiss={() => {
        focus('[data-heading]');
        onClose();
      }}
    >
      {isTooLong && `${t('shared.list.tooLong', { most: MOST_LINES })} `}
      {t('shared.list.unreadableText')}
    </Notice>
  );
};
