import { useSyncExternalStore } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { latePart, useLate } from '../../kit/element/late-part.ts';

const loadPart = latePart(() => import('./order-checked-part.tsx'));

const hear = (listener: () => void): (() => void) =>
  runtime().storage.subscribe('placing', () => listener(), runtime().row.baseSite);
const isKept = (): boolean => runtime().storage.read('placing', runtime().row.baseSite) !== undefined;

/** Says that an order is being checked. The code loads only if this browser keeps an order; it may be missing. */
export const OrderChecked = () => {
  const { part: Notice } = useLate(loadPart, useSyncExternalStore(hear, isKept));
  return Notice && <Notice />;
};
