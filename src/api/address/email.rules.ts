/* What an address of email is: page and service go by the same. Source: TRN-03 c, TRN-04. */

/**
 * Plain letters, digits and signs before and after one @, the last part a name of two letters or more. A letter with an accent is none: few
 * mail services take it, and it is most often put in by a telephone or a spreadsheet.
 */
export const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])$/i;

/** The first letter or sign that an address of email can't have because it is not plain, `é`; undefined where there is none. */
export const strangeSign = (email: string): string | undefined => /\P{ASCII}\p{M}*/u.exec(email)?.[0];

/** The address with plain letters for those with accents, where that makes it one. */
export const plainEmail = (email: string): string | undefined => {
  const plain = email
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œŒæÆß]/gu, (letter) => LETTERS[letter as keyof typeof LETTERS]);
  return EMAIL.test(plain) ? plain : undefined;
};

const LETTERS = { œ: 'oe', Œ: 'OE', æ: 'ae', Æ: 'AE', ß: 'ss' } as const;
