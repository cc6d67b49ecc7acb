import { isInOrder } from './numbering.ts';

/** The possible beginning of a line before its number: the marks of quoted mail. */
const AT = String.raw`^((?:\s*>)*\s*)`;
/** A number without a space before its code: '1.CODE', '2)CODE', '(3)CODE'. */
const GLUED = new RegExp(String.raw`${AT}(\d{1,3}[.)]|\(\d{1,3}\))(?=[A-Za-z][\w-]{2}|\d[\d-]{8})`);
/** A line number with a sign: '#1', 'No. 1', '1.)', '1.' in a cell; 'i.', '(ii)', 'b.'. */
const MARK = new RegExp(
  String.raw`${AT}(#|no\.?\s?|nr\.?\s?|n[°º]\s?|pos\.?\s?|\()?(\d{1,3}|[ivxl]{1,7}|[a-z])\s?([.:)]{0,2})(?=[\s,;])`,
  'i',
);
const ROMAN =
  ' i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii xxiv xxv';
const LETTERS = ' a b c d e f g h i j k l m n o p q r s t u v w x y z';

type Mark = {
  readonly line: number;
  readonly style: string;
  readonly text: string;
  /** The beginning and end of the mark in the line. */
  readonly start: number;
  readonly end: number;
};

/**
 * Removes line numbers that count up from 1, once or several times: '#1', 'No. 1', 'i.', 'a.'. A number without a space
 * before its code ('1.CODE') is separated from it. Other numbers stay, and the reader asks. [QO-09 d]
 */
export function withoutLineNumbers(lines: readonly string[]): readonly string[] {
  const apart = lines.map((line) => line.replace(GLUED, '$1$2 '));
  const all = apart.flatMap((line, i) => markOf(line, i) ?? []);
  for (const style of new Set(all.map((mark) => mark.style))) {
    const marks = all.filter((mark) => mark.style === style);
    if (!countsUp(marks)) continue;
    for (const { line, start, end } of marks) {
      const text = apart[line] ?? '';
      apart[line] = text.slice(0, start) + text.slice(end);
    }
  }
  return apart;
}

function markOf(text: string, line: number): Mark | undefined {
  const [all = '', lead = '', open = '', number = '', close = ''] = MARK.exec(text) ?? [];
  const isDigits = /^\d/.test(number);
  const isInCell = /^[.)]$/.test(close) && /[\t;,]/.test(text.charAt(all.length));
  const isOwn = isDigits
    ? (open !== '' && open !== '(') || close === '.)' || isInCell
    : /[.)]$/.test(close) && /^\(?$/.test(open);
  if (!isOwn) return undefined;
  const style = `${open}${isDigits}${close}`.toLowerCase();
  return { line, style, text: number.toLowerCase(), start: lead.length, end: all.length };
}

/** Returns whether the marks count up. A single mark that is not a digit may be an initial. */
function countsUp(marks: readonly Mark[]): boolean {
  const isDigits = /^\d/.test(marks[0]?.text ?? '');
  if (marks.length < 2 && !isDigits) return false;
  const isCounted = (series: string) =>
    isInOrder(marks.map((mark) => ({ number: series.split(' ').indexOf(mark.text) })));
  return isDigits
    ? isInOrder(marks.map((mark) => ({ number: Number(mark.text) })))
    : isCounted(ROMAN) || isCounted(LETTERS);
}
