/**
 * A text or line colour, its background, and the least contrast that every theme must keep (WCAG 2.2: 1.4.3 text, 1.4.11
 * controls).
 */
export type PromisedPair = readonly [ink: string, ground: string, least: 4.5 | 3];

const GROUNDS = ['surface', 'sunken', 'field'];
const STATES = ['danger', 'warning', 'success', 'info'];
const TEXTS = ['text', 'text-secondary', 'action', 'action-hover', 'danger-text', 'success-text'];
const LINES = ['control', 'focus'];

const eachOn = (inks: readonly string[], grounds: readonly string[], least: 4.5 | 3): PromisedPair[] =>
  inks.flatMap((ink) => grounds.map((ground): PromisedPair => [ink, ground, least]));

/** The pairs that a new theme must be checked against. The names are tokens of the group `color`. */
export const PROMISED_PAIRS: readonly PromisedPair[] = [
  ...eachOn(TEXTS, GROUNDS, 4.5),
  ...eachOn(LINES, GROUNDS, 3),
  ...STATES.flatMap((state) => eachOn(['text', `${state}-text`], [`${state}-fill`], 4.5)),
  ...eachOn(['on-action'], ['action', 'action-hover'], 4.5),
  ...eachOn(['text', 'text-secondary', 'action', 'action-hover'], ['quiet'], 4.5),
  ...eachOn(['focus'], ['quiet'], 3),
];
