/** Words that share a quantity out, or add to it or take from it: '2 each for 5 rooms', '12 pcs minus 2'. */
const SHARING =
  'each|every|per|apiece|par|pro|je|jeweils|jede[rsn]?|chaque|chacune?|elke?|iedere?|cada|por|ogni|ciascun[oa]?|minus|less|plus|moins|menos|meno|weniger|abzüglich';
const SHARES = new RegExp(String.raw`(?<!\p{L})(?:${SHARING})(?!\p{L})|[各毎每]|ずつ|씩|당(?!\p{L})`, 'iu');
const BEGINS_SHARING = new RegExp(String.raw`^\P{L}{0,3}(?:(?:${SHARING})\P{L}{1,3}\p{L}|[各毎每])`, 'iu');
/** 'sorry 3', 'no 3', 'or 3 please': words in small letters round one number. */
const SMALL_WORDS = /^[^\p{Lu}\d]{0,40}\p{Ll}[^\p{Lu}\d]{0,40}\d{1,6}[^\p{Lu}\d]{0,20}$/u;
const ENCLOSED = /^[([]\s?x?\s?\d{1,6}\s?x?\s?[)\]]$/i;

/** True if what stands behind a quantity says that it is not the whole: 'per class', 'each', 'plus spares', 'ずつ'. */
export function sharesOut(behind: string): boolean {
  return SHARES.test(behind);
}

/** True if a part of a line behind its quantity puts another in its place: 'sorry 3', '(3)', 'each for 3 teachers'. */
export function changesQuantity(part: string): boolean {
  const text = part.trim();
  return SMALL_WORDS.test(text) || ENCLOSED.test(text) || BEGINS_SHARING.test(text);
}
