import { useState } from 'react';
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
