import { createContext } from 'react';

/** The code of the cart whose trainings are told and filled in below: the current one, where nothing else is said. */
export const TrainingCart = createContext('current');
