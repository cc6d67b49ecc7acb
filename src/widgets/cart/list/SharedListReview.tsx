import { useEffect, useState } from 'react';
import { readListFragment } from '../../../api/list/list-link.rules.ts';
import { dropFromAddress } from './list-address.ts';
import { ListReview } from './ListReview.tsx';
import { UnreadableList } from './UnreadableList.tsx';

export type SharedListReviewProps = {
  /** The fragment of the address, which anybody can have written. */
  hash: string;
  onClose: () => void;
};

/** What a link to a list brings: its review, or why it is none. Source: LEAD-04. */
export const SharedListReview = ({ hash, onClose }: SharedListReviewProps) => {
  const [link] = useState(() => readListFragment(hash));
  const isRead = link.state === 'read';
  // A reload would read nothing either.
  useEffect(() => {
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
