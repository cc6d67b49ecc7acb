import { useLayoutEffect, useState } from 'react';
import { readListFragment } from '../../../api/list/list-link.rules.ts';
import { dropFromAddress } from './list-address.ts';
import { ListReview } from './ListReview.tsx';
import { UnreadableList } from './UnreadableList.tsx';

export type SharedListReviewProps = {
  /** The fragment of the address. Anyone may have written it. */
  hash: string;
  onClose: () => void;
};

/** Shows the review of a linked list, or why the link can't be read. Source: LEAD-04. */
export const SharedListReview = ({ hash, onClose }: SharedListReviewProps) => {
  const [link] = useState(() => readListFragment(hash));
  const isRead = link.state === 'read';
  // A link that can't be read is removed, because a reload could not read it either.
  // It is gone from the address before the words about it are drawn.
  useLayoutEffect(() => {
    if (!isRead) dropFromAddress();
  }, [isRead]);
  const close = () => {
    dropFromAddress();
    onClose();
  };
  return isRead ? (
    <ListReview link={link} onClose={close} />
  ) : (
    <UnreadableList isTooLong={link.state === 'too-long'} onClose={close} />
  );
};
