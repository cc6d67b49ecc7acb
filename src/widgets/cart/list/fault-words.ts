import type { ReviewFault, ReviewLine } from '../../../api/list/review-line.ts';
import type { ListWords } from './list-words.ts';

/** The text of a note: a word, its reason and its tone. */
export type NoteWords = {
  tone: 'info' | 'warning' | 'danger' | 'quiet';
  word: string;
  why: string | undefined;
};

/** Returns the text for why a line can't be added as it is. */
export const faultWords = (fault: ReviewFault, { quantity }: ReviewLine, t: ListWords): NoteWords => {
  if (fault === 'looking') return { tone: 'quiet', word: t('shared.list.looking'), why: undefined };
  if (typeof fault === 'string')
    return { tone: 'danger', word: t(`shared.list.${fault}`), why: t(`shared.list.${fault}.why`) };
  const { ok: _no, ...facts } = fault;
  const isMuch = facts.code === 'above-max' || facts.code === 'above-stock';
  const code = isMuch ? facts.code : 'below-min';
  return {
    tone: 'danger',
    word: t(`shared.list.${code}`),
    why: t(`shared.list.${code}.why`, { asked: quantity, ...(facts as Record<string, number | string>) }),
  };
};
