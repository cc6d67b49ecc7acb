import { folded, isItemWord, isKnownOther, titleWords } from './column-titles.ts';
import { isKnownQuantity } from './known-quantity-titles.ts';
import { isElsewhere } from './described-codes.ts';
import { isTroubleWord } from './line-words.ts';
import { isTextTitle } from './spaced-heading.ts';
import { saysStatus } from './status-words.ts';
import { hasShape } from './title-shapes.ts';

const words = (text: string) =>
  new Set(
    folded(text)
      .split(/\s+/)
      .filter((word) => word !== ''),
  );

/**
 * Words in titles of names, places and kinds in en, fr, nl, es, de, it and ja. Whatever is in such a column, the row is
 * ordered.
 */
const NAMES = words(
  `test tests book books what where who initials wahrung devise moneda valuta currency school schools campus site location building dept department division team program programme subject teacher instructor psychologist clinician
  therapist evaluator examiner counselor requester requestor requested submitted person staff contact student client patient owner user buyer attn attention
  recipient name names ship deliver delivery address street city zip country county region district office clinic center centre hospital university ward
  vendor supplier publisher manufacturer brand author series category type kind format media platform language version color colour
  project code email phone url link website image subject collection taxable tax digital hazmat weight size hours
  livre livres ouvrage ou ecole etablissement site batiment lieu service departement matiere enseignant enseignante professeur psychologue demandeur demandeuse demandee prenom eleve
  patient fournisseur editeur auteur marque collection categorie langue adresse ville pays destinataire bureau projet 
  boek boeken toets waar wie locatie vestiging gebouw afdeling dienst vak leerkracht docent aanvrager besteller leerling client leverancier uitgever merk reeks categorie soort formaat
  taal versie adres stad plaats land contactpersoon aangevraagd
  buch bucher kurztext bez wo wer schule standort gebaude ort abteilung fachbereich fach lehrer lehrerin lehrkraft antragsteller schuler klient lieferant verlag hersteller autor marke reihe
  kategorie art typ sprache adresse stadt ansprechpartner angefordert
  libro libros articulo donde quien escuela colegio centro sede edificio lugar ubicacion departamento servicio materia asignatura profesor profesora maestro maestra solicitante alumno paciente
  proveedor editorial marca serie categoria tipo formato idioma lengua direccion ciudad destinatario contacto solicitado
  libri articolo dove chi scuola istituto luogo reparto dipartimento servizio insegnante richiedente alunno fornitore editore autore collana lingua indirizzo citta contatto richiesto
  商品 学校 学校名 担当 担当者 担当者名 教科 部署 所属 氏名 名前 出版社 著者 著者名 分類 言語 形式 種別 種類 配送先 納品先`,
);
/** Titles for what is already in stock. */
const STOCK =
  /(?<!\p{L})(?:stock|voorraad|lager|bestand|existencias?|giacenza|magazzino|estoque|available|disponib\p{L}*|on hand|owned|have)(?!\p{L})|在庫|库存|재고/iu;
/** Titles such as 'Ordered by' and 'For'. */
const WHOM = /(?:^|[\p{L}.]\s)(?:by|for|par|pour|door|voor|von|vom|für|por|para|da)\P{L}*$/iu;
/** Names that programs give to columns. */
const NUMBERED =
  /^(?:[A-Z]{1,2}|(?:field|column|col|feld|spalte|champ|colonne|kolom|veld|campo|columna|colonna|unnamed)\P{L}*)$/iu;

const NO = words('no n non nee nein none 0 false não nao いいえ 無 なし 无');
/** Answers that mean that the row is wanted: 'yes', 'buy', 'akkoord', 'à commander'. */
const WANTED = words(
  'y yes ok x true buy order purchase needed required new now asap go sale final awarded supported approve approved accepted granted funded favorable oui o accord maintenant nouveau acheter commander favorable accepte ' +
    'ja j akkoord nu nieuw bestellen jetzt sofort neu kopen kaufen genehmigt bewilligt befurwortet si s nuevo ahora comprar pedir concedido aceptado favorevole approvato acquistare ora nuovo sim はい 購入 注文 発注 要 可 有 ○ 〇 ◯ ✓ ✔ ☑ ✅ 是',
);

/** Returns whether a word belongs to a title of names and places: 'school', 'lehrkraft'. */
export const isNameWord = (word: string): boolean => NAMES.has(folded(word));

/** Returns whether a cell is an answer such as 'yes', 'no' or 'x'. */
export const isAnswer = (cell: string): boolean => {
  const plain = folded(cell.trim());
  return NO.has(plain) || WANTED.has(plain);
};

/** Returns whether a cell clearly says that its row is wanted or approved: 'yes', 'genehmigt'. */
export const isPlainYes = (cell: string): boolean => WANTED.has(folded(cell.trim()).replace(/[.!]$/, ''));

/** Returns whether a title is about stock: 'In stock', 'Déjà en stock'. */
const isStockTitle = (title: string): boolean => STOCK.test(title);

/** Returns whether a title is known, and its cells say nothing about whether or how many are ordered. An unknown title is not. */
function isExplainedTitle(title: string): boolean {
  if (isStockTitle(title)) return false;
  const isNamed = isKnownQuantity(title) || isTextTitle(title) || isKnownOther(title) || hasShape(title);
  if (isNamed || NUMBERED.test(title.trim()) || WHOM.test(title.trim())) return true;
  return isElsewhere(title) || titleWords(title).some((word) => NAMES.has(word) || isItemWord(word));
}

/**
 * Returns whether a cell says that its row is wanted or its product is not in stock, under a title that does not explain
 * the answer.
 */
export const isPlainAnswer = (cell: string, title: string): boolean =>
  !isExplainedTitle(title) && isWanted(cell, title);

/** Returns whether a cell such as 'no' under 'In stock' or 'buy' under 'Decision' says that its row is wanted. */
function isWanted(cell: string, title: string): boolean {
  const plain = folded(cell.trim()).replace(/[.!]$/, '');
  if (isStockTitle(title)) return NO.has(plain);
  const isTurned =
    titleWords(title).some((word) => isTroubleWord(word) && !WANTED.has(word)) || saysStatus(title);
  return !isTurned && WANTED.has(plain.replace(/^(?:a|te|zu|da|por) /, ''));
}

/**
 * Returns whether no rule knows what a cell says about its row: words under an unknown title, 'yes' under 'In stock'.
 * [QO-09 d]
 */
export const isUnexplained = (cell: string, title: string): boolean =>
  !isExplainedTitle(title) && !isWanted(cell, title);
