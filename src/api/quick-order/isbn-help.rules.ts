import { checkDigit10, checkDigit13, isValidIsbn, normalizeCode } from './isbn.rules.ts';

const MOST = 3;
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  '|': '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};

/**
 * Suggests what the shopper most likely meant by an invalid ISBN: at most three codes with correct check digits, best
 * guess first. Empty if the code is valid, or too different. [LEAD-02] Repairs, in this order: letters that look like
 * digits, one unreadable character, the 978 prefix, a zero that a spreadsheet removed, a digit typed twice or a missing
 * check digit, exchanged neighbours, a wrong check digit. Other single wrong digits have a dozen equally good repairs.
 */
export function suggestIsbn(code: string): string[] {
  const typed = normalizeCode(code).replace(/[- ]/g, '');
  if (typed.length < 9 || typed.length > 14 || isValidIsbn(typed)) return [];
  if (!/^\d+X?$/.test(typed)) return repairLetters(typed);
  const found = typed.length === 10 || typed.length === 13 ? repairDigits(typed) : repairLength(typed);
  return [...new Set(found)].filter(isValidIsbn).slice(0, MOST);
}

function repairLetters(typed: string): string[] {
  const read = [...typed].map((c, i) => (c === 'X' && i === 9 ? c : (LOOK_ALIKE[c] ?? c))).join('');
  if (isValidIsbn(read)) return [read];
  const strangers = [...read.matchAll(/[^\dX]|X(?!$)/g)];
  const [stranger] = strangers;
  // A product code of ten characters may contain a letter. Then only a mark such as '?' indicates an ISBN.
  if (!stranger || strangers.length > 1 || (read.length === 10 && /[A-Z]/.test(stranger[0]))) return [];
  const fits = digits(10).map(
    (digit) => read.slice(0, stranger.index) + digit + read.slice(stranger.index + 1),
  );
  return fits.filter(isValidIsbn).slice(0, MOST);
}

function repairDigits(typed: string): string[] {
  const exchanged = [];
  for (let i = 0; i + 1 < typed.length; i += 1) {
    const swapped = typed.slice(0, i) + typed[i + 1] + typed[i] + typed.slice(i + 2);
    if (swapped !== typed && isValidIsbn(swapped)) exchanged.push(swapped);
  }
  if (typed.length === 10) return [...exchanged, typed.slice(0, 9) + checkDigit10(typed)];
  if (!/^97[89]/.test(typed)) return [...exchanged.slice(0, 1), ...repairPrefix(typed)];
  return [...exchanged, typed.slice(0, 12) + checkDigit13(typed)];
}

/** Repairs one wrong digit in 978 or 979. The other digits must be correct. */
function repairPrefix(typed: string): string[] {
  return ['978', '979']
    .filter((prefix) => [...prefix].filter((c, i) => c !== typed[i]).length === 1)
    .map((prefix) => prefix + typed.slice(3));
}

function repairLength(typed: string): string[] {
  if (typed.length === 9) return [`0${typed}`];
  if (typed.length === 12) return /^97[89]\d{9}$/.test(typed) ? [typed + checkDigit13(typed)] : [];
  return digits(typed.length)
    .filter((i) => i > 0 && typed[i] === typed[i - 1])
    .map((i) => typed.slice(0, i) + typed.slice(i + 1));
}

function digits(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}
