/** Stands for the units of a line that the host does not say: a quantity is never guessed. */
export const UNKNOWN = '–';
