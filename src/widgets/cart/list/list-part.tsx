import type { Catalogue } from '../../../core/i18n/message-format.ts';
import choices from '../../kit/forms/choices.css?inline&own';
import page from '../../kit/page/page.css?inline&own=list';
import { WithWords } from '../../kit/element/WithWords.tsx';
import own from './list.css?inline';
import { SharedListReview, type SharedListReviewProps } from './SharedListReview.tsx';

export const styles = [choices, page, own];

/** Returns the review of a shared list with its own texts in addition to the cart's. */
export const bind = (catalogue: Catalogue) => ({
  SharedListReview: (props: SharedListReviewProps) => (
    <WithWords catalogue={catalogue}>
      <SharedListReview {...props} />
    </WithWords>
  ),
});
