/** The characters that an address line accepts. Source: CHK-20 b. */
const TAKEN = /[0-9a-zA-Z .,'\-/#&()]/;
/** The characters that a name accepts. Source: CHK-20 b, TRN-04. */
const NAME = /^[a-zA-Z' -]*$/;

/** Letters that are not a plain letter with an accent, and their spelling. */
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

/** The number of wrong characters that are listed. A name in another script would otherwise be listed letter by letter. */
const TOLD = 5;
const RIGHT_TO_LEFT =
  /\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;

/** Isolates a right-to-left character from the sentence that names it. */
const apart = (sign: string): string => (RIGHT_TO_LEFT.test(sign) ? `\u2068${sign}\u2069` : sign);

/** Returns the characters that an address line does not accept, for use in a sentence; '' if none. Source: CHK-20 b. */
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
  // A correction that would lose a letter would be another name.
  return cleaned !== '' && cleaned !== text && letters(cleaned) === letters(plain) ? cleaned : undefined;
};

/** Returns a name in plain letters, `Tomas` for `Tomás`. Undefined if a letter would be lost. Source: CHK-20 b. */
export const cleanedName = (name: string): string | undefined => kept(name, /[a-zA-Z' -]/);

/** Returns an address line in plain letters, `Montreal` for `Montréal`. Undefined if a letter would be lost. */
export const cleanedLine = (line: string): string | undefined => kept(line, TAKEN);

const PO_BOX =
  /(?<![\p{L}\p{N}])(?:p\. ?o\. ?(?:b\.? ?)?#? ?(?=\d)|pob(?= ?\d)|p\.?[ /]?o\.? ?box|caller box|post ?office box|g\.? ?p\.?[ /]?o\.? ?box|postbus|apartado (?:de correos|postal)|apartado(?= ?\d)|apdo\.?(?: de)? ?correos|apdo\.?(?= ?\d)|case postale|bo[iî]te postale|b\.? ?p\.? ?(?=\d)|casier postal|c\.? ?p\.? (?=\d+ ?(?:succ|$))|private (?:mail ?)?bag|locked (?:mail ?)?bag)(?!\p{L})/iu;
/** Only at a line's beginning: 'Box 65 RR 2', but not '12 Box Lane'. */
const BOX_FIRST = /^box #?\d/i;

/** Returns whether a line is a post-office box, in the languages of the shops. Source: CHK-20 c. */
export const isPostBox = (line: string): boolean => PO_BOX.test(line) || BOX_FIRST.test(line);

const words = (text: string): string =>
  plainLetters(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const hasWords = (line: string, wanted: string): boolean => ` ${line} `.includes(` ${wanted} `);

/** Returns whether a line contains the whole name of the addressee, in either order, or of the organization. Source: CHK-20 d. */
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
