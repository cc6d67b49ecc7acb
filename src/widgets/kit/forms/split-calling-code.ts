/** A country and the digits that calls from abroad begin with: `{country: 'NL', calling: '31'}`. */
export type CallingCode = { country: string; calling: string };

/**
 * A number that was typed with its country's code, parted: `+31 6 1234` is the Netherlands' `6 1234`. Undefined where it has
 * none, or one of several countries of the list (+1) unless the chosen one has it: nobody's country is guessed.
 */
export const splitCallingCode = (
  typed: string,
  codes: readonly CallingCode[],
  chosen: string,
): { country: string; number: string } | undefined => {
  const [, digits] = /^\s*(?:\+|00)\s*(\d[\d\s().-]*)$/.exec(typed) ?? [];
  if (digits === undefined) return undefined;
  const plain = digits.replace(/\D/g, '');
  const longest = Math.max(
    ...codes.filter(({ calling }) => plain.startsWith(calling)).map(({ calling }) => calling.length),
  );
  const fitting = codes.filter(({ calling }) => calling.length === longest && plain.startsWith(calling));
  const found =
    fitting.find(({ country }) => country === chosen) ?? (fitting.length === 1 ? fitting[0] : undefined);
  if (found === undefined) return undefined;
  return { country: found.country, number: withoutDigits(digits, found.calling.length).trim() };
};

/** Takes so many digits off the beginning, and a `(0)` that is for calls within; the groups of the rest stay as typed. */
const withoutDigits = (digits: string, count: number): string => {
  let left = count;
  let place = 0;
  while (left > 0) {
    if (/\d/.test(digits[place] ?? '0')) left -= 1;
    place += 1;
  }
  return digits.slice(place).replace(/^[\s.-]*\(0\)[\s.-]*|^[\s).-]+/, '');
};
