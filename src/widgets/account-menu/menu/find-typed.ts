const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The place of the label that somebody typed the beginning of; undefined when there is none. The search begins behind
 * `from` and comes round; what grows by a letter may stay where it is. One letter again and again goes through all that
 * begin with it. Capitals and accents do not matter.
 */
export const findTyped = (labels: readonly string[], from: number, typed: string): number | undefined => {
  const text = plain(typed);
  const repeated = text.length > 0 && [...text].every((letter) => letter === text[0]);
  const wanted = repeated ? (text[0] ?? '') : text;
  if (wanted === '') return undefined;
  const first = repeated ? from + 1 : Math.max(from, 0);
  const places = labels.map((_label, step) => (first + step) % labels.length);
  return places.find((place) => plain(labels[place] ?? '').startsWith(wanted));
};
