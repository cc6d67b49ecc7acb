import { findCodes } from './find-codes.ts';

/** Words that cancel a line anywhere in it, in upper or lower case. */
const TAKES_BACK =
  /(?<![\p{L}\d-])(?:cancel(?:l?ed|ar|ad[oa]s?)?|remove[dr]?|deleted?|do not|don.?t|annul(?:e[rz]?|ée?s?|eren|eer|are|at[oa])|geannuleerd|supprim(?:e[rz]?|ée?s?)|retire[rz]|ne pas|verwijder(?:en|d)?|schrap(?:pen)?|geschrapt|anular|anulad[oa]s?|elimin(?:ar|ad[oa]s?|are)|quitar|storn(?:o|ieren|iert)|streichen|gestrichen|entfernen|löschen|weglassen|enleve[rz]|weglaten|tachar|rimuovere)(?![\p{L}\d-])|取り?消|見送|削る|延期|キャンセル|削除|不要|취소|삭제/iu;
/** Words that cancel a line unless they are in a title: in all lower or all upper case, or first in the line. */
const DENIES =
  /(?<![\p{L}\d-])(?:not|NOT|niet|NIET|geen|GEEN|nicht|NICHT|kein(?:e[nmrs]?)?|KEINE?N?)(?![\p{L}\d-])|^(?:Not|Niet|Geen|Nicht|Keine?n?|Pas) /u;
/** Words that cancel only next to the code. */
const BESIDE = /(?<!\p{L})(?:no|non|pas|sans|sin|ohne|without|zonder)(?![\p{L}-])/iu;
const MARK = '\u0001';
const BEFORE = new RegExp(
  String.raw`(?:^no|(?<!\p{L})(?:pas|sans|sin|ohne|without|zonder)) (?:de )?[^\p{L}${MARK}]{0,8}${MARK}`,
  'u',
);
const BEHIND = new RegExp(String.raw`${MARK}[^\p{L}${MARK}]{0,12}(?:no|non|pas)[^\p{L}\d]{0,8}$`, 'iu');

/** Verbs that titles may also begin with ('Drop', 'Avoir'). They cancel only what directly follows them. */
const FIRST =
  /^\P{L}{0,3}(?:(?:please|pls|kindly|bitte|veuillez|gelieve|por favor)[, ]*)?(?:drop|take (?:off|out)|leave out|forget|stop|withdraw|kill|nix|scratch|strike|reduce|avoir|kürzen|omit|skip|void)(?:\s?[:-]|\s*$|\s(?=(?:the|this|these|those|following|all|from|les?|la|ces?)(?!\p{L})|\d|[A-Z\d-]*\d|[A-Z]+-[A-Z]))/iu;

/** Returns whether a line says that a product is not wanted: 'CANCEL', 'not LMS4-KIT', 'pas LMS4-KIT'. [QO-09 d] */
export function isCancelled(line: string): boolean {
  const text = line.trim();
  if (isTakenBack(text) || beginsTakingBack(text) || DENIES.test(text)) return true;
  if (!BESIDE.test(text)) return false;
  let at = 0;
  let marked = '';
  for (const { start, end } of findCodes(text)) {
    marked += text.slice(at, start) + MARK;
    at = end;
  }
  marked += text.slice(at);
  return BEFORE.test(marked) || BEHIND.test(marked);
}

/** Returns whether a line begins like 'Drop:', 'Please strike the following' or 'Avoir :', before a code or as a heading. */
export const beginsTakingBack = (line: string): boolean => FIRST.test(line.trim());

/** Returns whether a cell of a table cancels its row: 'CANCEL'. A title may contain 'not'. */
export function isTakenBack(cell: string): boolean {
  return TAKES_BACK.test(cell);
}
