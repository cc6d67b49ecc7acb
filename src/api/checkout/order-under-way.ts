import { keptOrder } from './kept-placing.ts';
import { isOpen } from './kept-placing.rules.ts';

/** Returns whether the outcome of an order that the customer sent, in whatever tab, is still unknown. Source: REL-02. */
export const isOrderUnderWay = (): boolean => isOpen(keptOrder.read());
