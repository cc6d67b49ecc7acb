import { useSyncExternalStore } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { useLate } from '../../kit/element/late-part.ts';

const loadJudge = () => import('./is-card-refused.ts');

const hear = (listener: () => void): (() => void) => {
  const { storage, row } = runtime();
  return storage.subscribe('checkoutDraft', () => listener(), row.baseSite);
};

/** Returns whether the checkout keeps anything. What it keeps is read by code that most pages do not load. */
const isAnythingKept = (): boolean => {
  const { storage, row } = runtime();
  return storage.read('checkoutDraft', row.baseSite) !== undefined;
};

/**
 * Returns whether an order of this cart was refused for its card, and no other payment was saved since. False until that
 * is known. Source: CHK-14 b, c, PERF-12.
 */
export const useCardRefused = (cart: string | undefined): boolean => {
  const isKept = useSyncExternalStore(hear, isAnythingKept);
  const { part } = useLate(loadJudge, isKept);
  return isKept && part?.isCardRefused(cart) === true;
};
