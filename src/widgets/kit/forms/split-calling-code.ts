/** A country and its calling code, the digits that calls from abroad begin with: `{country: 'NL', calling: '31'}`. */
export type CallingCode = { country: string; calling: string };

/**
 * Splits a number that was typed with a calling code: `+31 6 1234` is the Netherlands and `6 1234`. Undefined if the
 * number has no calling code. If several countries of the list share the code (+1), it is split only if the chosen
 * country is one of them; otherwise the country would be a guess.
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

/** Removes the first `count` digits, and a `(0)` that is dialled only within the country. The rest keeps its grouping. */
const withoutDigits = (digits: string, count: number): string => {
  let left = count;
  let place = 0;
  while (left > 0) {
    if (/\d/.test(digits[place] ?? '0')) left -= 1;
    place += 1;
  }
  return digits.slice(place).replace(/^[\s.-]*\(0\)[\s.-]*|^[\s).-]+/, '');
};
