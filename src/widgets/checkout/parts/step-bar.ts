import { createContext } from 'react';

/** Where the order stands in a bar at the bottom edge, the place in it for the open step's primary button. */
export const StepBar = createContext<HTMLElement | null>(null);
