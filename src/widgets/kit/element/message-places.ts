import type { Language } from '../../../core/locale/locale-table.ts';

/** Where texts show, and how long ours are. */
export type MessagePlace = {
  /** The tags, without `assess-`. None for texts that many widgets share. */
  tags: readonly string[];
  /** The length of our longest form of each text in English, French, Dutch and Spanish, by key. */
  lengths: Readonly<Record<string, readonly number[]>>;
};

export const LENGTHS_OF: readonly Language[] = ['en', 'fr', 'nl', 'es'];

/** The places of all texts, by folder. `src/build/messages-plugin.ts` fills in the list. */
export const messagePlaces: readonly MessagePlace[] = [];
