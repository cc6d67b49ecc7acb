import { Notice } from '../../kit/ui/Notice.tsx';
import { rowNote } from '../flow/row-note.ts';
import type { StepProps } from '../flow/step-props.ts';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';

/** Says above a step's choices why the former choice no longer counts, in the same words as the list. */
export const WhyAgain = ({ step, at, cart }: Pick<StepProps, 'step' | 'at' | 'cart'>) => {
  const t = useCheckoutMessages();
  const note = rowNote(step, at, cart, t);
  if (note?.kind !== 'again') return null;
  return (
    <Notice tone="info" word={t('shared.level.info')}>
      {note.words}
    </Notice>
  );
};
