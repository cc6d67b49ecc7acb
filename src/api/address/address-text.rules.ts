/** What an address line takes. Source: CHK-20 b. */
const TAKEN = /[0-9a-zA-Z .,'\-/#&()]/;
/** What a name takes. Source: CHK-20 b, TRN-04. */
const NAME = /^[a-zA-Z' -]*$/;

/** Letters that are no plain letter with a mark. */
const SPELT: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  ĳ: 'ij',
  Ĳ: 'IJ',
  º: 'o',
  ª: 'a',
  '№': 'No.',
};

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const signsOf = (text: string): readonly string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment);

/** So many of the signs that are wrong are told; a name in another script would be told letter by letter. */
const TOLD = 5;
const RIGHT_TO_LEFT =
  /\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;

/** A sign of another direction, held apart from the sentence that names it. */
const apart = (sign: string): string => (RIGHT_TO_LEFT.test(sign) ? `\u2068${sign}\u2069` : sign);

/** The signs that an address line may not have, each once, for a sentence; '' where there is none. Source: CHK-20 b. */
export const wrongCharacters = (text: string): string => {
  const wrong = [...new Set(signsOf(text).filter((sign) => sign.length > 1 || !TAKEN.test(sign)))];
  const told = wrong.slice(0, TOLD).map(apart).join(' ');
  return wrong.length > TOLD ? `${told} …` : told;
};

export const isPlainName = (text: string): boolean => NAME.test(text);

const plainLetters = (text: string): string =>
  [...text.normalize('NFD').replace(/\p{M}/gu, '')].map((sign) => SPELT[sign] ?? sign).join('');

const kept = (text: string, takes: RegExp): string | undefined => {
  const letters = (from: string) => from.match(/\p{L}/gu)?.length ?? 0;
  const plain = plainLetters(text);
  const cleaned = [...plain]
    .filter((sign) => takes.test(sign))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  // What would lose a letter is another name.
  return cleaned !== '' && cleaned !== text && letters(cleaned) === letters(plain) ? cleaned : undefined;
};

/** A name in plain letters, `Tomas` for `Tomás`; undefined where a letter would be lost. Source: CHK-20 b. */
export const cleanedName = (name: string): string | undefined => kept(name, /[a-zA-Z' -]/);

/** An address line in plain letters, `Montreal` for `Montréal`. */
export const cleanedLine = (line: string): string | undefined => kept(line, TAKEN);

const PO_BOX =
  /(?<![\p{L}\p{N}])(?:p\. ?o\. ?(?:b\.? ?)?#? ?(?=\d)|pob(?= ?\d)|p\.? ?o\.? ?box|post ?office box|g\.? ?p\.? ?o\.? ?box|postbus|apartado(?: de correos| postal)?|apdo\.?(?= ?\d)|case postale|casier postal|c\.? ?p\.? (?=\d+ ?(?:succ|$))|private (?:mail ?)?bag|locked (?:mail ?)?bag)(?!\p{L})/iu;

/** Whether a line is a post-office box, in the languages of the shops. Source: CHK-20 c. */
export const isPostBox = (line: string): boolean => PO_BOX.test(line);

const words = (text: string): string =>
  plainLetters(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const hasWords = (line: string, wanted: string): boolean => ` ${line} `.includes(` ${wanted} `);

/** Whether a line holds the whole name of the addressee, in either order, or of the organization. Source: CHK-20 d. */
export const holdsName = (
  line: string,
  {
    firstName,
    lastName,
    organization = '',
  }: { firstName: string; lastName: string; organization?: string | undefined },
): boolean => {
  const text = words(line);
  const [first, last, whose] = [words(firstName), words(lastName), words(organization)];
  const isNamed =
    first !== '' &&
    last !== '' &&
    [`${first} ${last}`, `${last} ${first}`].some((name) => hasWords(text, name));
  return isNamed || (whose !== '' && hasWords(text, whose));
};
