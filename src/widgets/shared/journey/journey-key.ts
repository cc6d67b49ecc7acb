import type en from './messages/en.json';

/** Keys of the words that every journey has. */
export type JourneyKey = keyof typeof en;
