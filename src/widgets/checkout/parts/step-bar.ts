import { createContext } from 'react';

/** The place in the order summary for the open step's primary button, while the order is a bar, or for the review's terms. */
export const StepBar = createContext<HTMLElement | null>(null);
