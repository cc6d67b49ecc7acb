import { readKept } from './kept-placing.ts';
import { isOpen } from './kept-placing.rules.ts';

/** Whether nobody knows yet what becomes of an order that the customer has sent, in whatever tab. Source: REL-02. */
export const isOrderUnderWay = (): boolean => isOpen(readKept());
