/** One entry of a list of suggestions. */
export type Suggestion = {
  id: string;
  text: string;
  /** Beside the text, such as a number or a town; heard with it. */
  note?: string;
};

/** A text in three: before what was typed, that, and the rest. The first place counts, in whatever case it was typed. */
export const typedPart = (text: string, typed: string): readonly [string, string, string] => {
  const wanted = typed.trim();
  const place = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted.toLowerCase());
  if (place === -1) return [text, '', ''];
  const end = place + wanted.length;
  return [text.slice(0, place), text.slice(place, end), text.slice(end)];
};
