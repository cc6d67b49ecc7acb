import { useState } from 'react';
import type { CartEntry } from '../../api/cart/cart.contract.ts';
import { useLate } from '../kit/element/late-part.ts';
import { loadTraining } from '../parts/training/load-training.ts';
import { Button } from '../kit/ui/Button.tsx';
import { useCartMessages } from './useCartMessages.ts';

/**
 * Shows the state of a training's data at its line, after the lines are drawn. Without a line, this is the place of the
 * dialog. Source: TRN-01.
 */
export const TrainingPlace = ({ entry }: { entry?: CartEntry }) => {
  const t = useCartMessages();
  const { part, failure, load } = useLate(loadTraining, true);
  if (!entry) return part && <part.DialogPlace name="dialog" />;
  return (
    <div className="line-notice training-place no-print">
      {part && <part.TrainingNote entry={entry} />}
      {failure !== undefined && (
        <Button onClick={() => void load().catch(() => undefined)}>{t('cart.training')}</Button>
      )}
    </div>
  );
};

/** Returns whether the cart has had a training on this page. The dialog must stay even if its line is removed. */
export const useHadTraining = (entries: readonly CartEntry[]): boolean => {
  const [had, setHad] = useState(false);
  if (!had && entries.some(isTraining)) setHad(true);
  return had;
};

export const isTraining = ({ product }: CartEntry): boolean => product.productFormat === 'TRAINING';
