export type Column = 'firstName' | 'lastName' | 'name' | 'email' | undefined;

/** Column titles in the shops' languages, in small letters without accents. */
const TITLES: Readonly<Record<Exclude<Column, undefined>, readonly string[]>> = {
  firstName: ['first name', 'firstname', 'given name', 'first', 'forename', 'prenom', 'voornaam', 'nombre'],
  lastName: [
    'last name',
    'lastname',
    'family name',
    'surname',
    'last',
    'nom de famille',
    'achternaam',
    'apellido',
    'apellidos',
  ],
  name: [
    'name',
    'full name',
    'participant',
    'participant name',
    'nom complet',
    'nom et prenom',
    'volledige naam',
    'naam',
    'deelnemer',
    'nombre completo',
    'nombre y apellidos',
  ],
  email: [
    'email',
    'e-mail',
    'mail',
    'email address',
    'e-mail address',
    'courriel',
    'adresse courriel',
    'adresse de courriel',
    'adresse e-mail',
    'e-mailadres',
    'emailadres',
    'correo',
    'correo electronico',
  ],
};

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s_]+/g, ' ')
    .replace(/[:*.]+$/, '')
    .trim()
    .toLowerCase();

const columnOf = (title: string): Column =>
  (Object.keys(TITLES) as Exclude<Column, undefined>[]).find((column) =>
    TITLES[column].includes(plain(title)),
  );

/**
 * Returns what the columns hold, if the row has column titles; else undefined. At least two cells must be titles, or
 * the only cell, and none may contain an address. `nom` is a last name beside `prénom`, otherwise the whole name.
 */
export const headerOf = (cells: readonly string[]): readonly Column[] | undefined => {
  if (cells.some((cell) => cell.includes('@'))) return undefined;
  const columns = cells.map(columnOf);
  const hasFirst = columns.includes('firstName');
  const named = cells.map((cell, place) => {
    if (plain(cell) === 'nom') return hasFirst ? 'lastName' : 'name';
    return columns[place];
  });
  const known = named.filter((column) => column !== undefined);
  const isTitle = known.length >= 2 || (known.length === 1 && cells.length === 1);
  if (!isTitle || new Set(known).size < known.length) return undefined;
  // Without a last name beside it, `Nombre` is the whole name.
  return named.map((column) =>
    column === 'firstName' && !known.includes('lastName') && !known.includes('name') ? 'name' : column,
  );
};
