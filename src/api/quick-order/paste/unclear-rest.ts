/** Words that divide a quantity, add to it or subtract from it: '2 each for 5 rooms', '12 pcs minus 2'. */
const SHARING =
  'each|every|per(?!\\s(?:our|your|my|il|la|lo|gli|l)(?!\\p{L}))|apiece|par|pro|je|jeweils|jede[rsn]?|chaque|chacune?|elke?|iedere?|cada|por|ogni|ciascun[oa]?|minus|less|plus|moins|menos|meno|weniger|abzüglich';
const SHARES = new RegExp(String.raw`(?<!\p{L})(?:${SHARING})(?!\p{L})|[各毎每]|ずつ|씩|당(?!\p{L})`, 'iu');
const BEGINS_SHARING = new RegExp(String.raw`^\P{L}{0,3}(?:(?:${SHARING})\P{L}{1,3}\p{L}|[各毎每])`, 'iu');
/** Words in lower case around one number: 'sorry 3', 'no 3', 'or 3 please'. */
const SMALL_WORDS = /^[^\p{Lu}\d]{0,40}\p{Ll}[^\p{Lu}\d]{0,40}\d{1,6}[^\p{Lu}\d]{0,20}$/u;
const ENCLOSED = /^[([]\s?x?\s?\d{1,6}\s?x?\s?[)\]]$/i;

/** A 'per' that divides nothing: 'Per our call' and 'per il reparto'. */
const PER_OF = /(?<!\p{L})per (?=(?:our|your|my|il|la|lo|gli)(?!\p{L})|l['’])/giu;

/** Returns the text without a 'per' that divides nothing. */
export const withoutPerOf = (text: string): string => text.replace(PER_OF, '');

/** Returns whether the text after a quantity says that it is not the whole: 'per class', 'each', 'plus spares', 'ずつ'. */
export function sharesOut(behind: string): boolean {
  return SHARES.test(behind);
}

/** Returns whether a part of a line after its quantity replaces the quantity: 'sorry 3', '(3)', 'each for 3 teachers'. */
export function changesQuantity(part: string): boolean {
  const text = part.trim();
  return SMALL_WORDS.test(text) || ENCLOSED.test(text) || BEGINS_SHARING.test(text);
}

/** Quantities that depend on a number of people: 'one per student', 'class set', 'as many as you can', 'für alle'. */
const GROUP = String.raw`(?:student|pupil|child|class|teacher|élève|enfant|classe|schüler|kind|klass|leerling|klas|alumn|niñ|aula|clase)`;
const AS_MANY = new RegExp(
  [
    String.raw`(?:each|every|per|chaque|elke?|iedere?|cada|jede[rsnm]?|pro|ogni) (?!e-?mail|our |your |my |il |la |lo |gli |l['’]|post|fax|mail|cent|annum|other|day|time|success)\p{L}`,
    String.raw`(?:par|por|je) ${GROUP}`,
    String.raw`(?:all|tous les|toutes les|alle|tod[oa]s l[oa]s) ${GROUP}`,
    String.raw`(?:whole|full|entire|ganze|toute la|toda la|hele) (?:class|klas|clase)`,
    'class(?:room)? sets?|klassensets?|as many|as much|so viele?|autant|zoveel|tant[oa]s(?! saludos)',
    String.raw`(?:everyone|everybody|iedereen|tout le monde|für alle|voor allen|para todos)(?!\p{L})`,
  ]
    .map((source) => String.raw`(?<!\p{L})(?:${source})`)
    .join('|'),
  'iu',
);

/** Returns whether a text gives a quantity by a number of people. */
export const isAsMany = (text: string): boolean => AS_MANY.test(text);
