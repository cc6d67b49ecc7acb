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

/** Returns the contrast of two opaque hex colours by WCAG 2.2, from 1 to 21. Throws for any other value. */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const luminance = (color: string): number => {
  const full = color.replace(/^#([\da-f])([\da-f])([\da-f])$/i, '#$1$1$2$2$3$3');
  const [, ...pairs] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(full) ?? [];
  if (pairs.length !== 3) throw new Error(`Not an opaque hex colour: ${color}`);
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
