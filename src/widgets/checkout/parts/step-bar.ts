import { createContext } from 'react';

/** The place for the open step's primary button in the bar at the bottom edge, if the order is shown as a bar. */
export const StepBar = createContext<HTMLElement | null>(null);
