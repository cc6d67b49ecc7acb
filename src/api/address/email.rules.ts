/* Defines a valid email address, for both page and service. Source: TRN-03 c, TRN-04. */

/** Matches an email address in unaccented letters, because few mail services take others. */
export const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])$/i;

/** Returns the first character that is not ASCII, such as `é`. Undefined if all are. */
export const strangeSign = (email: string): string | undefined => /\P{ASCII}\p{M}*/u.exec(email)?.[0];

/** Returns the address with plain letters instead of accented ones. Undefined if the result is not a valid address. */
export const plainEmail = (email: string): string | undefined => {
  const plain = email
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œŒæÆß]/gu, (letter) => LETTERS[letter as keyof typeof LETTERS]);
  return EMAIL.test(plain) ? plain : undefined;
};

const LETTERS = { œ: 'oe', Œ: 'OE', æ: 'ae', Æ: 'AE', ß: 'ss' } as const;
