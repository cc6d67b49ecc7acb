import { useEffect, useRef, useState } from 'react';
import { changeQuantity } from '../../../api/cart/change-cart.ts';
import { runtime } from '../../../core/runtime.ts';
import { useId } from '../../kit/element/widget-context.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { excessWords } from './add-words.ts';
import type { WorkingWords } from './working-words.ts';
import type { ExcessLine as Excess } from '../../../api/quick-order/list/add-outcome.ts';

/** Shows a product of which the cart holds too many units, with a button that corrects the quantity (API-06 b). */
export const ExcessLine = ({ excess, t }: { excess: Excess; t: WorkingWords }) => {
  const { code, name, units, over } = excess;
  const id = useId();
  const [phase, setPhase] = useState<'over' | 'setting' | 'set' | 'failed'>('over');
  const line = useRef<HTMLParagraphElement>(null);
  const quantity = units - over;
  const isSet = phase === 'set';
  const setRight = async () => {
    setPhase('setting');
    try {
      const answer = await changeQuantity({ code, quantity });
      setPhase(answer === undefined || answer.quantity === quantity ? 'set' : 'failed');
    } catch {
      setPhase('failed');
    }
  };
  const words = isSet ? t('quick-order.excessSet', { name, quantity }) : excessWords(t, excess);
  useEffect(() => {
    // The button disappears after its work, so the line gets the focus.
    if (isSet) line.current?.focus();
    if (isSet) runtime().registry.actions.announce(words);
  }, [isSet, words]);
  return (
    <div className="qo-excess">
      <p ref={line} id={id} tabIndex={-1}>
        {words}
      </p>
      {phase === 'failed' && <p role="alert">{t('quick-order.excessFailed')}</p>}
      {!isSet && (
        <Button
          variant="outline"
          tight
          busy={phase === 'setting'}
          aria-describedby={id}
          onClick={() => void setRight()}
        >
          {t('quick-order.excessUse', { quantity })}
        </Button>
      )}
    </div>
  );
};
