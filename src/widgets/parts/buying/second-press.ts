import type { MouseEvent } from 'react';

/** A double click is one press, also where the first one is done before the second comes. Keys and touches apart are never one. */
export const isSecondPress = ({ detail }: MouseEvent): boolean => detail > 1;
