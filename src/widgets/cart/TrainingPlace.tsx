import { useEffect, useState } from 'react';
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
  const { part, load } = useLate(loadTraining);
  const [isGone, setGone] = useState(false);
  const begin = () => {
    setGone(false);
    load().catch(() => setGone(true));
  };
  // Runs once. The shopper starts a later try.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(begin, []);
  if (!entry) return part && <part.DialogPlace name="dialog" />;
  return (
    <div className="line-notice training-place no-print">
      {part && <part.TrainingNote entry={entry} />}
      {!part && isGone && <Button onClick={begin}>{t('cart.training')}</Button>}
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
