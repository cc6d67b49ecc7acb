import { isTakenBack } from './cancelled-lines.ts';
import { isItemWord, isKnownOther, QUANTITY, titleWords } from './column-titles.ts';
import { GREETING } from './header-row.ts';
import { isKnownQuantity } from './known-quantity-titles.ts';
import { isDozen, isPoliteWord, isProductNoun, isTroubleWord } from './line-words.ts';
import { multipliesList, takesListBack } from './list-notes.ts';
import { isMailWord } from './mail-words.ts';
import { isSpeltPlural } from './number-words.ts';
import { saysPhrase, saysStatus, statusWords } from './status-words.ts';
import { isPointing, isStrange } from './strange-lines.ts';
import { holdsCount } from './stray-counts.ts';
import { sharesOut, withoutPerOf } from './unclear-rest.ts';
import { isPackWord } from './unit-words.ts';

/** The beginning of a line that continues the one above: a space, a bracket, an arrow, a sign, or lower case. */
const GOES_ON = /^(?:[^\S\n]+\S|[([^→↑+*=×]|~\s?\d|-+>|=>|--\s?\p{L}|x\s?\d|[^\p{L}\p{N}]{0,3}\p{Ll})/u;
/** Sums and charges, which do not count the products above. */
const SUM =
  /^[\d\s]*(?:items?|pieces?|pcs|articles?|stuks|artikelen|Stück|unidades|pezzi) (?:in )?total|^\P{L}*(?:(?:grand|sub|order|net|gross|gesamt|zwischen|eind|algemeen|estimated)[ -]?)?(?:total[es]?|totaal|summe|gesamtsumme|subtot\p{L}*|somme|totale|total général|suma|importe|shipping|freight|delivery|postage|handling|s&h|versand\p{L}*|porto|verzend\p{L}*|livraison|port|frais|envío|gastos|spedizione|(?:sales )?tax(?:es)?|vat|btw|tva|iva|mwst\p{L}*|ust|discount|rabatt|korting|remise|descuento|sconto|budget|balance|合計|小計|总计|合计|합계|送料|税)(?!\p{L})/iu;
/** Delivery places and dates, and recipients. */
const DELIVERY =
  /^\P{L}*(?:(?:please|kindly|bitte|veuillez|gelieve) )?(?:(?:ship|deliver(?:y|ed)?|bill|send|invoice|mail|charge)[ -]?(?:to|by|before|on|at|date|address)|(?:due|needed|required|wanted|date|requested|approved|prepared|submitted)[ -]?(?:by|date|on|for|before)|order(?:ed)? by|order date|livrer|adresse|date|datum|fecha|data|leveren|lever\p{L}*|liefer(?:n|ung|adresse|anschrift|termin|datum)|besteld (?:door|voor)|bestellt von|commandé par|pedido por|ordinato da|entregar|direcci[oó]n|consegnare|indirizzo|bezorg\p{L}*)(?!\p{L})/iu;
/** Titles of documents that are not orders. */
const DOCUMENT =
  /^\P{L}*(?:(?:pro ?forma )?invoice|packing (?:slip|list)|delivery (?:note|slip|receipt)|receipt|credit (?:note|memo)|statement|inventory|stock (?:list|count|take)|quot(?:e|ation)|returns?|return (?:request|form|authori[sz]ation)|rma|back-?orders?|bill of lading|price ?list|draft|trial|demo|option|alternatives?|brouillon|concept|entwurf|borrador|bozza|opci[oó]n|optie|facture|bon de livraison|bordereau de livraison|reçu|avoir|devis|échanges?|inventaire|retours?|factuur|pakbon|leverbon|vrachtbrief|creditnota|offerte|inventaris|retour(?:bon|formulier)?|prijslijst|factura|albar[aá]n|recibo|presupuesto|inventario|devoluci[oó]n(?:es)?|nota de (?:entrega|crédito)|rechnung|lieferschein|gutschrift|angebot|inventur|bestandsliste|packzettel|retoure|quittung|preisliste|fattura|bolla|documento di trasporto|ddt|ricevuta|preventivo|nota di credito|reso|fatura|guia de remessa|recibo|orçamento|納品書|請求書|領収書|見積書?|在庫表|送り状|发票|送货单|发货单|报价单|库存表|거래명세서|송장|견적서|영수증)(?![\p{Ll}\p{Lu}])/iu;
/** Words that change what the rows say, anywhere in a line. */
const CHANGES =
  /(?<!\p{L})(?:correct(?:ion|ed|ions)?|correction|change[ds]?|make (?:it|that|the|those|them)|forget|skip|omit|scratch that|instead|actually|on second thought|sorry|increase|reduce|replace|swap|(?:is|are) wrong|rectific\p{L}*|changez|changer|modifi\p{L}*|remplac\p{L}*|oubli(?:ez|er)|corrige\p{L}*|plutôt|désolée?|correctie|wijzig\p{L}*|verander\p{L}*|vergeet|in plaats|sorry|korrektur|korrig\p{L}*|änder\p{L}*|ändern|statt|doch nur|correcci[oó]n|cambi(?:ar|en|e|o|a|are)|olvid\p{L}*|modific\p{L}*|en lugar|correzione|invece|dimentic\p{L}*)(?!\p{L})|変更|訂正|取消|取り消|やめ|更正|更改|改为|变更|변경|정정/iu;
/** Words that refer to a product by its place in the list. */
const PLACED =
  /(?<!\p{L})(?:above|below|(?:1st|2nd|3rd|\dth) (?:line|item|row|one|product)|first|second|third|fourth|fifth|last one|last item|(?:item|line|row|position|pos\.?|number|ligne|article|regel|artikel|zeile|línea|riga|articolo) ?(?:n[or°º]\.? ?)?\d{1,3}|ci-dessus|premi[eè]re?|deuxième|troisième|seconde?|bovenstaande|eerste|tweede|derde|obige[nrs]?|erste[nrs]?|zweite[nrs]?|dritte[nrs]?|letzte[nrs]?|primer[oa]?|segund[oa]|tercer[oa]?|prim[oa]|second[oa]|terz[oa]|anterior)(?!\p{L})|\d\s?行目|上記/iu;
/** The beginning of older, quoted mail. */
const QUOTED =
  /^\P{L}*(?:original message|forwarded message|ursprüngliche nachricht|weitergeleitete nachricht|message d.origine|message transféré|oorspronkelijk bericht|doorgestuurd bericht|mensaje original|mensaje reenviado|messaggio originale|messaggio inoltrato)|(?:wrote|schrieb\p{L}*|a écrit|schreef|escribi[oó]|ha scritto|escreveu|writes)(?: .{0,60})?\s?:\s*$/iu;
/** Words about delivery and approval, which do not concern the quantity. */
const SENDING =
  /^(?:deliver|ship|dispatch|invoic|approv|availab|disponib|lever|gelever|livr|liefer|gelief|free|year|por$|par$|per$|pro$|was$|have$|had$|ou$|or$|if$|si$)/iu;
const SENDS = /(?<!\p{L})(?:liefern|leveren|livrer|envoyer|enviar|inviare|send|deliver)(?!\p{L})/iu;
/** Words for the whole list. */
const LIST =
  /(?<!\p{L})(?:all|everything|this list|these|this|the list|list|quantit\p{L}*|numbers|tout|tous|liste|le tout|quantités|alles|alle|lijst|aantallen|todo|todos|lista|cantidades|tutto|tutti|quantità|mengen|zahlen)(?!\p{L})|すべて|全て|全部|数量|各/iu;
const POLITENESS =
  /confidential(?:ity)?|intended recipient|before printing|vertrauliche|confidentiel|vertrouwelijk|confidencial|:\s*(?:_{2,}|none|keine|geen|aucune?|ningun[oa]|nessun[oa]|n\/a|-+)\s*$|(?<!\p{L})(?:hesitate|hésite\p{L}*|aarzel\p{L}*|zögern|dude en|questions?|vragen|fragen|preguntas|domande|iphone|ipad|android|outlook|(?:per|par|por|via|by) (?:e-?mail|post|fax|mail|courrier|correo))(?!\p{L})/iu;
const MAIL_HEAD =
  /^(?:from|sent|to|cc|subject|date|re|fwd?|von|gesendet|an|betreff|betreft|de|envoyé|à|objet|van|verzonden|aan|onderwerp|enviado|para|asunto|da|inviato|oggetto|差出人|宛先|件名)\s?:\s/iu;
/** A number followed by its state in brackets: 'Bestellung 2025-33 (bezahlt)'. */
const SETTLED = /^\P{L}*\p{L}.*\d\S*\s?[([]\p{Ll}[\p{L} ]{2,30}[)\]]$/u;
/** The name of one of several lists, only one of which is meant: 'Variante B', 'Variant 2:'. */
const VARIANT =
  /^\P{L}*(?:variante?n?|scenario|scénario|szenario|escenario|proposal|proposition|propuesta|proposta|vorschlag|voorstel|choice|choix|keuze|keus|fassung)\s(?:n[or°º]\.?\s?)?(?:\p{Lu}|\d{1,2}|[IVX]{1,4})\s?[:.]?$/iu;
const LONGEST = 200;

/**
 * What a line without a code says about the rows near it. `above`: it continues the row above. `below`: it is a heading of
 * what follows, or belongs to the row above. `heads`: it is only a heading of what follows. `beside`: it is an unknown
 * word, which may concern the rows that follow. `all`: it changes the list. `quoted`: older mail follows. `isTelling`: it
 * matters whatever the products are called.
 */
export type LineNote = {
  readonly reach: 'above' | 'below' | 'heads' | 'all' | 'quoted' | 'beside';
  readonly isTelling: boolean;
};

/**
 * Returns whether a line is the heading of a document or of one of several lists: 'INVOICE 2024-118 (paid)', 'Variante A',
 * 'Später:'. [QO-09 d]
 */
export const headsPaper = (text: string): boolean => {
  const line = text.trim();
  if (line.length > LONGEST || /[\t@]/.test(line)) return false;
  const isPaper = DOCUMENT.test(line) && (line.match(/\p{L}+/gu) ?? []).length < 4 && !/[.@]$/.test(line);
  const isLater = line.endsWith(':') && (saysPhrase(line) || statusWords(line).length > 0);
  return isPaper || SETTLED.test(line) || VARIANT.test(line) || isLater;
};

/** Returns what a line says about rows. Undefined if it says nothing about them: a greeting, a name, an address, a sum. */
export function lineNote(text: string): LineNote | undefined {
  const line = withoutPerOf(text.trim());
  if (line.length > LONGEST || line === '' || /^以上(?:です)?[。.]?$/u.test(line)) return undefined;
  if (QUOTED.test(line)) return { reach: 'quoted', isTelling: true };
  if (SETTLED.test(line) || VARIANT.test(line)) return { reach: 'heads', isTelling: true };
  const words = line.match(/[\p{L}\p{M}'’]+/gu) ?? [];
  const isTrouble = isTroubled(line);
  if (isAside(line) || POLITENESS.test(line) || isMailHead(line)) return undefined;
  const takesBack = isTakenBack(line) || takesListBack(line);
  const counts = holdsCount(line);
  const isChange = CHANGES.test(line) || multipliesList(line);
  const isPlaced =
    PLACED.test(line) && (takesBack || isTrouble || counts || saysStatus(line) || /:\s?\d{1,3}$/.test(line));
  if (GOES_ON.test(text) && !isPlaced) {
    const isTelling = takesBack || isTrouble || counts || isChange || saysStatus(line) || sharesOut(line);
    const isOfPacks = words.length < 4 && words.some(isPackWord);
    const isHarmless =
      !isTelling &&
      !isOfPacks &&
      !/\d/.test(line) &&
      words.every((word) => isHarmlessWord(word) || (isMailWord(word) && !isPointing(word)));
    const isMail = (GREETING.test(line) || line.includes('@')) && !isStrange(line);
    const isIntroduction =
      (line.endsWith(':') || (words.length > 3 && /[.!?]$/.test(line))) && !isStrange(line);
    if (isHarmless || (!isTelling && (isMail || isIntroduction))) return undefined;
    // A whole sentence refers to the list, not to the row above it.
    const isSentence = words.length > 3 && /^\p{Ll}.*[.!?]$/u.test(text.trimEnd());
    return isSentence ? { reach: 'all', isTelling: true } : { reach: 'above', isTelling };
  }
  if (isChange || isPlaced || (takesBack && !isHeadOfSection(line))) return { reach: 'all', isTelling: true };
  if (ofList(line, words, counts)) return { reach: 'all', isTelling: true };
  if (GREETING.test(line) && words.length < 7 && line.endsWith(',')) return undefined;
  if (GREETING.test(line)) return strangeNote(line, words, counts);
  if (counts && /^\P{L}*\p{L}+\P{L}*$/u.test(line)) return { reach: 'above', isTelling: true };
  if (DOCUMENT.test(line) && words.length < 4 && !/[.@]$/.test(line))
    return { reach: 'heads', isTelling: true };
  const isOfPast = saysStatus(line) || takesBack || saysMoreOfQuantities(line, words);
  if (isOfPast || (isTrouble && isHeadOfSection(line))) return { reach: 'below', isTelling: true };
  if (headsPaper(line)) return { reach: 'heads', isTelling: true };
  const isOneWord = words.length === 1 && !/\d|[ぁ-ん]{2}/u.test(line);
  if (
    isOneWord &&
    !isStrange(line) &&
    !line.endsWith(':') &&
    !words.every((word) => isHarmlessWord(word) || isMailWord(word))
  )
    return { reach: 'beside', isTelling: true };
  return strangeNote(line, words, counts);
}

/**
 * Handles lines that no rule knows, and counts of the list: 'Bump both up by one.', 'From Amazon:', '4 sets of the
 * following:'.
 */
function strangeNote(line: string, words: readonly string[], counts: boolean): LineNote | undefined {
  const isOfTrouble = !/\D[.!?]$|:\s\S/u.test(line) && !DELIVERY.test(line) && isTroubledBesides(words);
  const isStray = isStrange(line) || isOfTrouble;
  if (!isStray && !(counts && words.some(isPointing))) return undefined;
  const isSentence = /[.!?。！？]$/u.test(line) || !isHeadOfSection(line);
  return { reach: isSentence ? 'all' : 'below', isTelling: isSentence || counts };
}

const isTroubledBesides = (words: readonly string[]): boolean =>
  words.some((word) => isTroubleWord(word) && !SENDING.test(word));

/** Returns whether a line is a mail header: 'Sent: Monday', but not 'Subject: cancel our order'. */
function isMailHead(line: string): boolean {
  const [head] = MAIL_HEAD.exec(line) ?? [];
  const said = line.slice(head?.length);
  return (
    head !== undefined && !isTroubled(said) && !isTakenBack(said) && !CHANGES.test(said) && !saysStatus(said)
  );
}

/** Returns whether a line is only a sum, a charge or a delivery address. */
function isAside(line: string): boolean {
  const aside = [SUM, DELIVERY].find((pattern) => pattern.test(line));
  if (!aside || isTakenBack(line)) return false;
  const behind = line
    .replace(aside, ' ')
    .replace(SUM, ' ')
    .replace(/\p{L}*total\p{L}*/giu, ' ');
  return !isTroubled(behind) && !saysStatus(behind);
}

const isTroubled = (text: string): boolean =>
  (text.match(/[\p{L}\p{M}'’]+/gu) ?? []).some((word) => isTroubleWord(word) || isDozen(word));

/** Returns whether a line concerns the whole list: 'Two sets of this list', 'Alles mal zwei', 'Bitte doppelt liefern'. */
function ofList(line: string, words: readonly string[], counts: boolean): boolean {
  if (line.endsWith(':')) return false;
  const isSpelt = words.some(isSpeltPlural);
  if (isSpelt && SENDS.test(line)) return true;
  const isTrouble = isTroubledBesides(words);
  return LIST.test(line) && (counts || isSpelt || isTrouble || /倍|あたり|ごと/u.test(line));
}

const isHeadOfSection = (line: string): boolean => line.endsWith(':') || line.split(/\s+/).length <= 6;

/**
 * Returns whether a line has a word for quantities and another word that is not a title: 'Former quantities', 'Mengen
 * 2025', 'Qty changed'.
 */
function saysMoreOfQuantities(line: string, words: readonly string[]): boolean {
  if (isKnownQuantity(line)) return false;
  if (/(?<!\p{L})a nombre de(?!\p{L})/iu.test(line)) return false;
  const isOfQuantity = (word: string) =>
    (word.length > 2 && isKnownQuantity(word)) ||
    titleWords(word).some((part) => QUANTITY.has(part) || PLURALS.test(part));
  if (!words.some(isOfQuantity)) return false;
  const isPlain = (word: string) => isOfQuantity(word) || isHarmlessWord(word) || isPointing(word);
  return !words.every(isPlain) || /\d/.test(line);
}

const PLURALS = /^(?:quantit\p{L}*|mengen|cantidades|aantallen|anzahlen|numbers|counts)$/u;

const isHarmlessWord = (word: string): boolean =>
  isPoliteWord(word) ||
  isProductNoun(word) ||
  isItemWord(word) ||
  isKnownOther(word) ||
  isPackWord(word) ||
  isGreetingWord(word);

const isGreetingWord = (word: string): boolean =>
  GREETING.test(word) ||
  /^(?:cordialement|regards|best|sincerely|cheers|saluti|saludos|groet(?:en|jes)?|grüße[n]?|gruß|team|all|everyone|allen|tous|sent|bestelling|bestellung|commande|ordine|注文書|発注書?|より|様)$/iu.test(
    word,
  );
