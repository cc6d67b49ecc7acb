/** The text that is shown if the host does not say a line's quantity. A quantity is never guessed. */
export const UNKNOWN = '–';
