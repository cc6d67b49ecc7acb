import type en from './messages/en.json';

/** Keys of the words that the pieces of a form bring along. */
export type FormKey = keyof typeof en;
