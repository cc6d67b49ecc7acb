export type Column = 'firstName' | 'lastName' | 'name' | 'email' | undefined;

/** Titles of columns in the shops' languages, small letters without marks. */
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
 * What the columns hold, by a row of titles; undefined where the row is none. Two cells that are titles at least, and no address
 * among them: nobody is called so. `nom` is a last name beside `prénom`, a whole one without.
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
  // Where there is no last name beside it, `Nombre` is the whole name.
  return named.map((column) =>
    column === 'firstName' && !known.includes('lastName') && !known.includes('name') ? 'name' : column,
  );
};
