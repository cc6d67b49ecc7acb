import { createContext } from 'react';

/** The code of the cart whose trainings are shown and edited. Defaults to the current cart. */
export const TrainingCart = createContext('current');
