import choices from '../../kit/forms/choices.css?inline';
import page from '../../kit/page/page.css?inline';
import { boundWords } from '../../kit/element/WithWords.tsx';
import own from './list.css?inline';
import { useState } from 'react';
import { readListFragment, MOST_LINES } from '../../../api/list/list-link.rules.ts';
import { dropFromAddress } from './list-address.ts';
import { ListReview } from './ListReview.tsx';
import { useFocusAfter } from '../../kit/ui/useFocusAfter.ts';
import { Notice } from '../../kit/ui/Notice.tsx';
import { useListWords } from './list-words.ts';

type SharedListReviewProps = {
  /** The fragment of the address. Anyone may have written it. */
  hash: string;
  onClose: () => void;
};

/** Shows the review of a linked list, or why the link can't be read. Source: LEAD-04. */
const SharedListReview = ({ hash, onClose }: SharedListReviewProps) => {
  const [link] = useState(() => readListFragment(hash));
  // A link that can't be read stays in the address too, so that it can be corrected there.
  const close = () => {
    dropFromAddress();
    onClose();
  };
  return link.state === 'read' ? (
    <ListReview link={link} onClose={close} />
  ) : (
    <UnreadableList isTooLong={link.state === 'too-long'} onClose={close} />
  );
};

/** Shows that a link contains no list, or too long a list. Source: LEAD-04 d. */
const UnreadableList = ({ isTooLong, onClose }: { isTooLong: boolean; onClose: () => void }) => {
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

export const styles = [choices, page, own];
export const bind = boundWords(SharedListReview);
