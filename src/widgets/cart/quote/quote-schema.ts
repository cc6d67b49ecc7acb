import * as v from 'valibot';
import { LONGEST_QUOTE_COMMENT, LONGEST_QUOTE_NAME } from '../../../api/quote/quote.contract.ts';
import { messageWith } from '../../kit/forms/field-words.ts';

/** The schema of a quote's name and comment as they are typed. */
export const quoteFormSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('shared.quote.nameNeeded'),
    v.maxLength(LONGEST_QUOTE_NAME, messageWith('shared.quote.nameLong', { limit: LONGEST_QUOTE_NAME })),
  ),
  comment: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(
      LONGEST_QUOTE_COMMENT,
      messageWith('shared.quote.commentLong', { limit: LONGEST_QUOTE_COMMENT }),
    ),
  ),
});
