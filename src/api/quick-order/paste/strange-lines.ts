import { isItemWord, isKnownOther } from './column-titles.ts';
import { isNameWord } from './column-kinds.ts';
import { withoutLinks } from './line-tokens.ts';
import { isPoliteWord, isProductNoun } from './line-words.ts';
import { isMailWord, withoutAsianMail } from './mail-words.ts';
import { isSpeltNumber } from './number-words.ts';
import { isMonth } from './stray-counts.ts';
import { isPackWord } from './unit-words.ts';

/** Words that refer to the list. */
const POINTING =
  /^(?:now|maintenant|nu|jetzt|ahora|adesso|below|above|following|list|liste|lijst|lista|attached|find|here|are|is|it|see|this|these|all|suivants?|suivantes?|volgende|folgende|siguientes?|seguenti|ci|dessous|onderstaande|unten|voici|hierbij|anbei)$/iu;
/** Words in lower case after a name: 'Resource room', 'Westport middle school'. */
const PLACE =
  /^(?:rooms?|schools?|street|st|office|clinic|middle|high|elementary|district|campus|école|lycée|collège|school|schule|straße|escuela|scuola)$/iu;
/** Headings of what others deliver or what is postponed: 'From Amazon:' and 'Nach den Ferien:'. */
const FROM_OTHERS =
  /^(?:(?:from|via|chez|bij|bei)\s(?!you:|us:)|(?:after|until|from|nach|ab|bis|après|dès|na|vanaf|tot|después|desde|dopo|da)\s)[^:]{2,40}:$/iu;

/** The time in a request for the list: 'the following for the fall term:', 'our order for this fall'. */
const TERM =
  'fall|autumn|winter|spring|summer|term|semester|trimester|quarter|year|class|rentrée|automne|hiver|printemps|été|semestre|trimestre|année|herfst|lente|zomer|schooljaar|herbst|frühjahr|sommer|schuljahr|halbjahr|otoño|invierno|primavera|verano|curso|autunno|inverno|estate|anno';
const FOR_WHEN = new RegExp(
  String.raw`^(.{0,120}?)\s(?:for|pour|voor|für|para|per)\s(?:(?:the|our|my|this|next|coming|school|l['’ ]|la|le|notre|cette|cet?|het|de|onze?|dit|deze|nieuwe|das|die|den|dem|neue|unser\p{L}*|dies\p{L}*|el|nuestr[oa]|est[ea]|il|lo|nostr[oa]|quest[oa]|${TERM})\s?){1,4}\s?[:.,]?$`,
  'iu',
);
const ASKS =
  /(?<!\p{L})(?:please|kindly|order|send|here|need|like|veuillez|commande|commander|voici|souhaitons|graag|bestel\p{L}*|hierbij|bitte|anbei|benötigen|por favor|pedido|necesitamos|enviar|vorremmo|ordin\p{L}*)(?!\p{L})/iu;

/** A list that is not an order: '借用リスト', '备品清单'. */
const OTHER_LIST = /^(?!.*(?:注文|発注|購入|申込|订购|订货|采购|주문)).*(?:リスト|一覧表?|台帳|清单|목록)$/u;

/** Returns whether a word refers to the list or a part of it: 'following', 'below'. */
export const isPointing = (word: string): boolean => POINTING.test(word);

/**
 * Returns whether a line may say something about the rows, because no rule excludes it: it has a word in lower case that
 * does not occur in mails, forms, products or titles. Words with capitals are names, except the first one if others follow
 * in lower case. [QO-09 d]
 */
export function isStrange(line: string): boolean {
  const text = withoutLinks(withoutWhen(line.trim())).replace(
    /\S+@\S+|\p{L}*\d[\p{L}\d]*|(?<!\p{L})(?:first|second|third|fourth|fifth|sixth) grade/giu,
    ' ',
  );
  if (OTHER_LIST.test(text.trim())) return true;
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text))
    return /[ぁ-ん]{2}|(?:[ぁ-ん].*){3}/u.test(withoutAsianMail(text));
  if (/[\p{sc=Han}\p{sc=Hangul}]/u.test(text)) return false;
  if (FROM_OTHERS.test(line.trim())) return true;
  const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return words.some((word, i) => {
    if (isKnown(word) || (isMonth(word) && /\d/.test(line))) return false;
    if (/^\p{Lu}{2,}$/u.test(word)) return false;
    if (!/^\p{Lu}/u.test(word)) return true;
    const next = words[i + 1] ?? '';
    // 'Jan' is also a name.
    if (isMonth(word) && /^\p{Ll}/u.test(words[i - 1] ?? '')) return true;
    return (
      i === 0 &&
      /^\p{Ll}/u.test(next) &&
      !PLACE.test(next) &&
      !isParticle(next) &&
      !/^\P{L}*\p{L}+[.:,;]/u.test(text)
    );
  });
}

/** Returns a request without its time. */
function withoutWhen(line: string): string {
  const [, asked] = FOR_WHEN.exec(line) ?? [];
  return asked !== undefined && ASKS.test(asked) ? asked : line;
}

/** Returns whether a word never makes a line strange. */
const isKnown = (word: string): boolean =>
  word.length < 2 ||
  isMailWord(word) ||
  isPoliteWord(word) ||
  isProductNoun(word) ||
  isItemWord(word) ||
  isKnownOther(word) ||
  isNameWord(word) ||
  (isPackWord(word) && !isSpeltNumber(word));

/** Returns whether a word is a particle of a name: 'Annelies de Boer'. */
const isParticle = (word: string): boolean =>
  /^(?:de|la|le|du|des|van|von|der|den|del|di|da|dos|y|e|et|and|und|en)$/u.test(word);
