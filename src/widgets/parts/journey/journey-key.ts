import { useMessages } from '../../kit/element/widget-context.ts';
import type en from './messages/en.json';
import type rare from './rare-step/messages/en.json';

/** The message keys that every journey has. */
export type JourneyKey = keyof typeof en;

/** The message keys of every journey and those that come with a rare step. */
export type RareKey = JourneyKey | keyof typeof rare;

/** Returns the translator inside a rare step. */
export const useRareMessages = () => useMessages<RareKey>();
