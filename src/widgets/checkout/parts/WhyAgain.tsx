import { Notice } from '../../kit/ui/Notice.tsx';
import { rowNote } from '../flow/row-note.ts';
import type { StepProps } from '../flow/step-props.ts';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';

/** Above a step's choices: why what was chosen no longer counts, in the list's own words. */
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
