import { folded } from './column-titles.ts';

/** The number words of each language, and patterns for their compounds: twenty-five, fünfundzwanzig, veinticinco. */
const EN = 'one|two|three|four|five|six|seven|eight|nine';
const FR =
  'une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|septante|huitante|octante|nonante|cents?|mille';
const DE = 'eine?|zwei|zwo|drei|vier|fue?nf|sechs|sieben|acht|neun';
const NL = 'een|twee|drie|vier|vijf|zes|zeven|acht|negen';
const ES = 'un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve';
const IT = 'uno?|due|tre|quattro|cinque|sei|sette|otto|nove';
const PT = 'uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove';

/** Endings and words that make a multiple of a number: threefold, zweimal, drievoud. */
const TIMES = '-?fold|-?mal(?:ig)?|-?fach(?:e[mnrs]?)?|-?maal|-?keer|-?voud(?:ig)?';
const ROOT = [EN, DE, NL].join('|');

const NUMBERS = [
  EN,
  `ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-?(?:${EN}))?|hundreds?|thousand`,
  `(?:${FR})(?:-(?:et-)?(?:${FR}))*`,
  DE,
  `eins|zehn|elf|zwoe?lf|(?:drei|vier|fue?nf|sech|sieb|acht|neun)zehn|(?:(?:${DE})und)?(?:(?:zwan|vier|fue?nf|sech|sieb|acht|neun)zig|drei(?:ss|ß)ig)|(?:${DE})?(?:hundert|tausend)(?:(?:und)?(?:${DE})|zehn|elf|(?:(?:${DE})und)?\\p{L}{3,4}(?:zig|ßig|ssig))?`,
  NL,
  `tien|elf|twaalf|(?:der|veer|vijf|zes|zeven|acht|negen)tien|(?:(?:${NL})en)?(?:twin|der|veer|vijf|zes|zeven|tach|negen)tig|(?:${NL})?(?:honderd|duizend)(?:en)?(?:(?:${NL})|(?:(?:${NL})en)?(?:tien|twaalf|(?:der|veer|vijf|zes|zeven|acht|negen)tien|(?:twin|der|veer|vijf|zes|zeven|tach|negen)tig))?`,
  ES,
  `diez|once|doce|trece|catorce|quince|dieci(?:${ES})|veinte|veinti(?:${ES})|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien(?:to)?|(?:dos|tres|cuatro|seis|ocho)cient[oa]s|quinient[oa]s|mil`,
  IT,
  `dieci|undici|dodici|tredici|quattordici|quindici|sedici|dicias?sette|diciotto|dicias?nove|(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)[ia]?(?:${IT})?|cento`,
  PT,
  'dez|onze|doze|treze|quatorze|catorze|quinze|dez[ae]s(?:seis|sete)|dezoito|dez[ae]nove|vinte|trinta|quarenta|cinquenta|sessenta|oitenta|cem',
  '(?:dou|quin|di)zaine|(?:vingt|trent|quarant|cinquant|cent)aine|(?:tien|dozijn|(?:twin|der|veer|vijf)tig|honderd)tal|decena|quincena|(?:vein|trein)tena|centena[rs]?|dezena|decina|ventina|anderthalb|anderhalf',
  `(?!ein-?fach|een-?voud)(?:${ROOT}|zehn|tien|ten)(?:${TIMES})|\\d{1,3}(?:${TIMES})`,
];
const NUMBER = new RegExp(`^(?:${NUMBERS.join('|')})$`, 'u');
/** Multiples in one word: 'in duplicate', 'por triplicado', 'alles dubbel', 'en double'. */
const MULTIPLE =
  /^(?:doubles?|triples?|quadruples?|(?:du|tri|quadru|quintu)plicat[aeo]|(?:du|tri|cuadru|quintu)plicad[oa]s?|dobles?|doppelte?[mnrs]?|dubbele?|doppi[ao]|duplo|twice|thrice)$/;
/** Amounts that contain no number. */
const AMOUNT =
  /^(?:half|couple|pair|few|several|handful|dozen|douzaine|dozijn|docena|dutzend|dozzina|duzia|beides|quelques|plusieurs|einige|mehrere|meerdere|multiple|vari[oa]s|diversi|enkele|algunos|algunas)$/;
const ONE = /^(?:one|une?|een|un[oa]|eine?|eins|uma?)$/;
const LONGEST = 30;

const plain = (word: string) => folded(word).replace(/^x(?=[a-z]{3})/, '');

/**
 * Returns whether a word is a number in en, fr, de, nl, es, it or pt: 'three', 'twenty-five', 'quatre-vingts', 'fünfzig',
 * 'zweimal', 'drievoud', 'double', 'dozen'. In upper or lower case. Each word of 'treinta y cinco' is checked separately.
 */
export function isSpeltNumber(word: string): boolean {
  if (word.length > LONGEST) return false;
  const text = plain(word);
  return NUMBER.test(text) || MULTIPLE.test(text) || AMOUNT.test(text);
}

/** Like `isSpeltNumber`, but only for two or more, because 'one' and 'una' are also articles. */
export const isSpeltPlural = (word: string): boolean => isSpeltNumber(word) && !ONE.test(plain(word));
