import type { MouseEvent } from 'react';

/**
 * Returns whether a click is the second one of a double click, which counts as one press even if the first is already
 * handled. Key presses and separate touches always count.
 */
export const isSecondPress = ({ detail }: MouseEvent): boolean => detail > 1;
