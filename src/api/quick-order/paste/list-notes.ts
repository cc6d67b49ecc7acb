import { beginsTakingBack } from './cancelled-lines.ts';

const REACH = String.raw`(?:all|everything|each|above|list|quantit\p{L}*|order|these|tout|toutes?|tous|liste|ci-dessus|commande|alles?|alle|lijst|bovenstaande?|aantallen|hoeveelheden|bestelling|todo|todas?|todos|lista|cantidades|pedido|anterior|mengen|bestellung|obigen?)`;
const FACTOR = String.raw`(?:doubl(?:e|er|ez)|triple[rz]?|twice|verdubbel(?:en)?|dupli(?:car|que|quen)|tripli(?:car|que|quen)|verdoppeln|verdoppelt|verdreifachen)`;
const COUNTED = String.raw`\d{1,3}\s?(?:(?:x|×|times|sets?|copies|lots?|jeux|exemplaires|fois|keer|maal|mal|veces|juegos|sätze)\s)(?:(?:of|de|du|van|von|the|la|le|les|het|del?|el|lo|der|all)\s){0,3}`;

const MULTIPLIES = [
  // 'double all quantities', 'doubler les quantités'
  String.raw`(?<!\p{L})${FACTOR}\s(?:\p{L}+\s){0,3}${REACH}(?!\p{L})`,
  // '(all times 2)', 'alles x 2'
  String.raw`(?<!\p{L})${REACH}\s?(?:times|x|×|fois|keer|maal|mal|por|veces)\s?\d{1,3}(?!\d)`,
  // '2 sets of the above', '3 fois la liste'
  String.raw`(?<![\d.,])${COUNTED}(?:above|list|liste|lijst|lista|ci-dessus|bovenstaande?|obigen?|everything|tout|alles|todo)(?!\p{L})`,
  // 'x 3 schools'
  String.raw`^[([]?[x×]\s?\d{1,3}\s(?:schools?|sites?|class(?:es|rooms)?|rooms?|écoles?|scholen|klassen|colegios|escuelas|aulas|schulen|standorte?)(?!\p{L})`,
  // 'Quantities are per school; we have 5.'
  String.raw`^(?:the |les |de |las |die )?(?:quantit\p{L}*|aantallen|hoeveelheden|cantidades|mengen|numbers)\s(?:\p{L}+\s){0,3}(?:per|par|por|pro|je|each)(?!\p{L})`,
].map((source) => new RegExp(source, 'iu'));

const STEM = String.raw`(?:cancel|annul(?:er|ez|ation|eren|ering)|geannuleerd|anul(?:ar|en|aci[oó]n)|cancel(?:ar|en|aci[oó]n|lation|ation)|storn(?:o|ieren|ierung)|do not (?:ship|send|order|deliver)|don.?t (?:ship|send|order|deliver)|ne pas (?:envoyer|livrer|commander)|niet (?:leveren|verzenden|bestellen)|no (?:enviar|env[ií]en|pedir)|nicht (?:liefern|senden|bestellen))`;
/** The line begins by taking back what follows: 'Please cancel the following', 'Cancellation of order 45120'. */
const TAKES_BACK = new RegExp(
  String.raw`^(?:(?:please|kindly|bitte|veuillez|merci d['’ ]|gelieve|por favor|we would like to|we want to|i would like to)[, ]*)?(?:te )?${STEM}(?!\p{L})`,
  'iu',
);

/** Two or more, in digits or in a word. */
const SEVERAL = String.raw`(?<![\d.,:/-]|\p{L})(?:(?!0|1(?!\d))\d{1,4}(?![\d.,:/-]*\d)|two|three|four|five|six|seven|eight|nine|ten|twelve|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|zwei|drei|fünf|sechs|sieben|acht|neun|zehn|zwölf|due|tre|quattro|cinque|sette|otto|nove|dieci)`;
/** What a number behind it counts: pieces of each, or people who need one. */
const THINGS = String.raw`(?:copies|kits?|sets?|units?|pieces?|pcs|students|pupils|exemplaires?|unités?|pièces?|coffrets?|élèves|étudiants|jeux|stuks?|exemplaren|leerlingen|unidades|ejemplares|copias|piezas|alumnos|juegos|stück|stk|exemplare|sätze|schüler|copie|pezzi|unità|冊|部|個|セット)\.?`;
const PIECES = String.raw`(?:x|×|items?|ex\.?|mal|${THINGS})`;
const NEXT = String.raw`(?:these|those|them|below|following|ces|ceux-ci|celles-ci|suivante?s?|ci-dessous|deze|volgende|onderstaande|est[oa]s|siguientes?|diesen?|dieser|folgende[nr]?|quest[ie]|seguenti)`;
const WISHES = String.raw`(?:need|want|send|like|take|get|ship|envoyer|envoyez|commander|voudrais|stuur|graag|wil|envíe|enviar|pedir|quiero|necesito|brauche|bestelle|bestellen|vorrei|ordino)`;
/** 'these 2 kits' are as many as the rows below. */
const NOT_THESE = String.raw`(?<!(?:the|these|those|les|ces|des|de|deze|die|l[oa]s|est[oa]s|diesen?|queste|questi)\s)`;

const COUNTS = [
  // '4 of these', '4 copies of the following', '4 exemplaires des articles suivants'
  String.raw`${SEVERAL}\s?(?:${PIECES}\s)?(?:of|de|des|d['’]|van|von|der|di|dei|delle)\s?(?:\p{L}+\s){0,2}${NEXT}(?!\p{L})`,
  // 'Please send 4 copies:'
  String.raw`${NOT_THESE}${SEVERAL}\s?${PIECES}\s?(?:of|de|van|von|di)?\s?:$`,
  // 'Copies needed: 12', 'Number of students: 24', 'Kits (4)'
  String.raw`^(?:\p{L}+\s(?:of|de|d['’]|van|von|der)\s?)?${THINGS}(?:\s\p{L}+){0,2}\s?(?:[:=]\s?|\()${SEVERAL}\)?\s?:?$`,
  // 'Please order: 4', '4, please'
  String.raw`^(?:please\s)?(?:order|${WISHES})\s?:\s*${SEVERAL}$`,
  String.raw`^${SEVERAL}\s?,\s?(?:please|s['’]il|svp|alstublieft|aub|por favor|bitte)(?!\p{L})`,
  // 'I need 4:'
  String.raw`(?<!\p{L})${WISHES}\s(?:(?:us|me|out|nous|ons|mij|uns|mir)\s)?${SEVERAL}\s?:$`,
].map((source) => new RegExp(source, 'iu'));

/** How the head of a mail or of an order names what it is about. */
const SUBJECT = String.raw`(?:subject|re|fwd?|order|request|betreff|betr\.?|aw|wg|bestellung|objet|concerne|commande|demande|tr|onderwerp|betreft|bestelling|asunto|pedido|rv|oggetto|ordine|assunto|encomenda|件名|注文)`;
/** Its number is another thing's: 'room 12', 'no. 88', '12 May'. */
const NAMED = String.raw`(?<!(?:room|grade|year|class|level|group|school|chapter|form|order|po|quote|no\.?|nr\.?|n°|ref\.?|page|lokaal|groep|klas|leerjaar|jaar|bestelling|offerte|salle|classe|niveau|année|commande|devis|page|aula|clase|curso|nivel|grado|pedido|klasse|stufe|raum|jahr|bestellung|angebot|vom|du|le|of|on|by|van|op|del?|el)\s|[-/.#]\s?)`;
const MONTH = String.raw`(?:jan|feb|fév|m[aä]r|mrt|ap[rv]|ma[iyj]|mei|jui?n|jui?l|aug|août|ago|sep|o[ck]t|nov|de[cz]|déc|ene|abr|uhr|heures?|[ap]m|days?|weeks?|jours?|dagen|días|tage|%)`;

/** Above the codes a head of few words may say the same. */
const HEADS = [
  // 'Subject: 5 test folders', 'Objet : commande de 5 coffrets', 'Re: kits x 5'
  String.raw`^(?:${SUBJECT}\s?:\s?)+[^:]{0,60}?(?:[x×(]\s?|${NAMED})(?!0)(?!1(?!\d))(?<![\d\p{L}])\d{1,3}(?=\s?[x×)]|[\s冊部個]|$)(?!\.?\s${MONTH})`,
  String.raw`^(?:${SUBJECT}\s?:\s?)+(?:\p{L}+\s){0,3}${SEVERAL}\s?(?:\p{L}+\s)?${THINGS}(?!\p{L})`,
  // '5 kits', 'Order for 24 students', 'I would like 5 starter kits'
  String.raw`^(?:[\p{L}'’]+\s){0,6}?${NOT_THESE}${SEVERAL}\s?(?:\p{L}+\s)?${THINGS}(?!\p{L})`,
  // 'We need 5'
  String.raw`(?<!\p{L})${WISHES}\s${SEVERAL}\s?[.!]?$`,
].map((source) => new RegExp(source, 'iu'));

const isNote = (line: string, patterns: readonly RegExp[]): boolean =>
  line.length <= 200 && patterns.some((pattern) => pattern.test(line.trim()));

/** True for a line without a code that counts each of the rows: 'Please send 4 of these:'. Whether it does nobody knows. */
export const countsList = (line: string): boolean => isNote(line, COUNTS);

/** The same for a line above the codes: 'Subject: 5 kits'. Below one a text may say what a pack holds. */
export const headsList = (line: string): boolean => isNote(line, HEADS);

/** True for a line without a code that multiplies what the rows say: 'double all quantities', '2 sets of the above'. */
export const multipliesList = (line: string): boolean =>
  line.length <= 200 && MULTIPLIES.some((pattern) => pattern.test(line));

/** True for a line without a code that takes back the rows below it. A policy or a thank-you is none. */
export const takesListBack = (line: string): boolean =>
  line.length <= 200 && (TAKES_BACK.test(line) || beginsTakingBack(line));
