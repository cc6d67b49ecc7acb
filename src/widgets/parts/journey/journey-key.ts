import type en from './messages/en.json';
import type rare from './rare-step/messages/en.json';

/** Keys of the words that every journey has. */
export type JourneyKey = keyof typeof en;

/** The same, and those that come with a rare step. */
export type RareKey = JourneyKey | keyof typeof rare;
