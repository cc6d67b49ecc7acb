const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Returns the index of the next label that begins with the typed text, or undefined. The search starts after `from` and
 * wraps round; text that gets longer may stay at the same label. One letter repeated goes through all labels that begin
 * with it. Case and accents are ignored.
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
