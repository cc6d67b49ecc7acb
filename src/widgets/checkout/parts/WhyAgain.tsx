import type { Step } from '../../../api/checkout/steps.rules.ts';
import { Notice } from '../../kit/ui/Notice.tsx';
import { useRowNote, type RowNote } from '../flow/row-note.ts';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';

type WhyAgainProps = { step: Step; kind?: RowNote['kind'] };

/** Says above a step's choices why the former choice no longer counts, in the same words as the list. */
export const WhyAgain = ({ step, kind = 'again' }: WhyAgainProps) => {
  const t = useCheckoutMessages();
  const note = useRowNote(step);
  return (
    note?.kind === kind && (
      <Notice tone="info" word={t('shared.level.info')}>
        {note.words}
      </Notice>
    )
  );
};
