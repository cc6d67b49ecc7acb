import { titleWords } from './column-titles.ts';

/** Words in titles of places and people that order: 'School', 'Campus', 'Lehrkraft'. */
const PLACES = new Set(
  (
    'school schools campus site sites location locations building room district office clinic center centre branch ' +
    'ecole ecoles etablissement batiment lieu salle locatie vestiging gebouw lokaal ' +
    'schule schulen standort gebaude ort raum escuela colegio centro sede edificio lugar aula scuola istituto luogo ' +
    'teacher teachers examiner clinician psychologist enseignant enseignante leerkracht docent lehrer lehrerin lehrkraft profesor profesora maestra maestro insegnante ' +
    '学校 学校名 校舎 教室 配送先 納品先'
  ).split(' '),
);
/** A place with a count: 'Oak x2', '2x Oak', 'Oak (2)', 'Oak: 2'. */
const COUNTED =
  /(?<![\p{L}\p{N}])[x×*]\s?\d{1,3}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])\d{1,3}\s?[x×](?![\p{L}\p{N}])|\p{L}\s?\(\d{1,3}\)|\p{L}{3}\s?[:=]\s?\d{1,3}(?!\d)/iu;
/** Several places: 'Oak & Elm', 'North+South', 'Oak und Elm'. It is unclear how many are for each. */
const SEVERAL =
  /\p{L}{2}[\p{L}.\d]*\s?(?:[&+/;＋／・、→]|->)\s?\p{L}{2}|\p{L}{2}[.\d]*\s(?:and|or|et|ou|und|oder|u\.|o\.|en|of|y|o|e|と|及び)\s\p{L}{2}/iu;
/** A list of places such as 'Oak, Elm, Ash', which is not an address. */
const LISTED = /^\p{Lu}\p{Ll}{2,}(?:, \p{Lu}\p{Ll}{2,}){2,}$/u;
const NAMED_NUMBER = /(?<!\p{L})(?:room|rm|salle|raum|lokaal|aula|grade|no|nr|ps)\s?[:=]/giu;

/** Returns whether a cell under a title of places or people names several, is uncertain, or contains a count. [QO-09 d] */
export const isSharedAmongPlaces = (cell: string, title: string): boolean =>
  /\?\s*\)?$/.test(cell) ||
  COUNTED.test(cell.replace(NAMED_NUMBER, ' ')) ||
  ((SEVERAL.test(cell) || LISTED.test(cell)) && titleWords(title).some((word) => PLACES.has(word)));
