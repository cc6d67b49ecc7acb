import { useSyncExternalStore } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { latePart, useLate } from '../../kit/element/late-part.ts';
import messages from './messages?languages';

const loadPart = latePart(() => import('./order-checked-part.tsx'), messages);

const hear = (listener: () => void): (() => void) =>
  runtime().storage.subscribe('placing', () => listener(), runtime().row.baseSite);
const isKept = (): boolean => runtime().storage.read('placing', runtime().row.baseSite) !== undefined;

/**
 * Says that an order is being checked, for a cart that does not say it otherwise. The code loads only if this browser keeps
 * an order; if it can't be loaded, nothing is shown here: the checkout shows it.
 */
export const OrderChecked = () => {
  const { part: Notice } = useLate(loadPart, useSyncExternalStore(hear, isKept));
  return Notice && <Notice />;
};
