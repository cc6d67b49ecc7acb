/** One entry of a list of suggestions. */
export type Suggestion = {
  id: string;
  text: string;
  /** Shown beside the text, such as a number or a town, and read out with it. */
  note?: string;
};

/**
 * Splits a text into three: the part before what was typed, what was typed, and the rest. Uses the first match and
 * ignores case.
 */
export const typedPart = (text: string, typed: string): readonly [string, string, string] => {
  const wanted = typed.trim();
  const place = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted.toLowerCase());
  if (place === -1) return [text, '', ''];
  const end = place + wanted.length;
  return [text.slice(0, place), text.slice(place, end), text.slice(end)];
};
