/** The first letter of a name, upper-cased; empty if there is none. */
function initialOf(name: string | null | undefined): string {
  const letter = /\p{L}/u.exec(name?.normalize('NFC') ?? '')?.[0] ?? '';
  return letter.toUpperCase();
}

/** Upper-cased first letters of first and last name; empty if either is missing. Source: SES-09. */
export function initialsOf(
  firstName: string | null | undefined,
  lastName: string | null | undefined,
): string {
  const [first, last] = [initialOf(firstName), initialOf(lastName)];
  return first && last ? first + last : '';
}
