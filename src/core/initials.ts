/** Returns the first letter of a name in upper case. Returns '' if the name has no letter. */
function initialOf(name: string | null | undefined): string {
  const letter = /\p{L}/u.exec(name?.normalize('NFC') ?? '')?.[0] ?? '';
  return letter.toUpperCase();
}

/** Returns the upper-case initials of first and last name. Returns '' if either has no letter. Source: SES-09. */
export function initialsOf(
  firstName: string | null | undefined,
  lastName: string | null | undefined,
): string {
  const [first, last] = [initialOf(firstName), initialOf(lastName)];
  return first && last ? first + last : '';
}
