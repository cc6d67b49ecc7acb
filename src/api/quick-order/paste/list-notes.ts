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
/** The line begins by cancelling what follows: 'Please cancel the following', 'Cancellation of order 45120'. */
const TAKES_BACK = new RegExp(
  String.raw`^(?:(?:please|kindly|bitte|veuillez|merci d['’ ]|gelieve|por favor|we would like to|we want to|i would like to)[, ]*)?(?:te )?${STEM}(?!\p{L})`,
  'iu',
);

/** Returns whether a line without a code multiplies the rows: 'double all quantities', '2 sets of the above'. */
export const multipliesList = (line: string): boolean =>
  line.length <= 200 && MULTIPLIES.some((pattern) => pattern.test(line));

/** Returns whether a line without a code cancels the rows below it. A policy or a thank-you does not. */
export const takesListBack = (line: string): boolean =>
  line.length <= 200 && (TAKES_BACK.test(line) || beginsTakingBack(line));
