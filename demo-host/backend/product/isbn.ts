const ALL_DIGITS = /^\d+$/;

/** Returns the 13th digit of an ISBN-13 for its first twelve. The weights are 1 and 3 in turn. */
export const isbn13CheckDigit = (twelve: string): string => {
  const sum = [...twelve].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return String((10 - (sum % 10)) % 10);
};

/** Returns the 12th digit of a UPC-A for its first eleven. The weights are 3 and 1 in turn. */
export const upcCheckDigit = (eleven: string): string => isbn13CheckDigit(`0${eleven}`);

/** Returns the ISBN-13 of a valid ISBN-10 (digits and a last X, no hyphens), or undefined. */
export const isbn13Of = (isbn10: string): string | undefined => {
  if (!/^\d{9}[\dX]$/.test(isbn10)) return undefined;
  const sum = [...isbn10].reduce(
    (total, char, index) => total + (char === 'X' ? 10 : Number(char)) * (10 - index),
    0,
  );
  if (sum % 11 !== 0) return undefined;
  const twelve = `978${isbn10.slice(0, 9)}`;
  return twelve + isbn13CheckDigit(twelve);
};

export const isIsbn13 = (code: string): boolean =>
  code.length === 13 && ALL_DIGITS.test(code) && isbn13CheckDigit(code.slice(0, 12)) === code.at(-1);
