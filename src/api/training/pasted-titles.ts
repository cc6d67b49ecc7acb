/**
 * What a column holds: a part of the name, the whole `name`, the address, or `other` for what is known to be no part of
 * a name. `middleName` belongs behind the first name, `prefix` before the last name, `secondLast` behind it.
 */
export type ColumnKind =
  | 'firstName'
  | 'middleName'
  | 'prefix'
  | 'lastName'
  | 'secondLast'
  | 'name'
  | 'email'
  | 'other';

/** Column titles in the shops' languages, in small letters without accents, as `plainTitle` returns them. */
const TITLES: Readonly<Record<ColumnKind, string>> = {
  firstName: `first name|firstname|first names|given name|given names|first|forename|prenom|prenoms|premier prenom
    |voornaam|voornamen|eerste voornaam|nombre|nombres|primer nombre|nombre 1`,
  middleName: `middle name|middlename|middle names|middle|middle initial|second first name
    |deuxieme prenom|second prenom|2e prenom|prenom 2|autre prenom|autres prenoms
    |tweede voornaam|2e voornaam|overige voornamen|middelste naam|segundo nombre|2o nombre|2do nombre|nombre 2`,
  prefix: `tussenvoegsel|tussenvoegsels|tussenv|tussen|tv|t.v|voorvoegsel|voorvoegsels|voorv|voorvoegsel achternaam
    |tussenvoegsel achternaam|prefix|infix|surname prefix|last name prefix|family name prefix|name prefix|particle
    |particule|particula|namensvorsatz|vorsatz|vorsatzwort|namenszusatz|von/van|van/von|von / van|van / von|van/de|de/van`,
  lastName: `last name|lastname|family name|surname|last|nom de famille|premier nom de famille|achternaam|familienaam
    |apellido|apellidos|primer apellido|1er apellido|1o apellido|apellido 1|apellido1|apellido paterno`,
  secondLast: `segundo apellido|2o apellido|2do apellido|apellido 2|apellido2|apellido materno|second surname
    |second last name|second family name|last name 2|surname 2|deuxieme nom de famille|second nom de famille
    |tweede achternaam`,
  name: `name|full name|participant|participant name|nom complet|nom et prenom|volledige naam|naam|deelnemer
    |nombre completo|nombre y apellidos`,
  email: `email|e-mail|mail|email address|e-mail address|courriel|adresse courriel|adresse de courriel|adresse e-mail
    |e-mailadres|emailadres|correo|correo electronico`,
  other: `department|dept|team|unit|organization|organisation|company|institution|employer|school|school board|campus
    |location|site|office|building|room|city|state|province|region|country|language|role|job title|job|position
    |function|profession|occupation|title|salutation|gender|sex|phone|notes|comments|status|date
    |departement|service|equipe|unite|entreprise|etablissement|employeur|ecole|commission scolaire
    |centre de services scolaire|lieu|bureau|batiment|salle|local|ville|etat|pays|langue|titre d'emploi|poste|fonction
    |titre|civilite|sexe|telephone|remarques|commentaires|statut
    |afdeling|eenheid|organisatie|bedrijf|instelling|werkgever|locatie|vestiging|gebouw|kamer|lokaal|plaats
    |woonplaats|stad|provincie|regio|land|taal|rol|functie|beroep|titel|aanhef|geslacht|telefoon|opmerkingen|datum
    |departamento|servicio|equipo|unidad|organizacion|empresa|institucion|centro|empleador|escuela|colegio|lugar|sede
    |oficina|edificio|sala|aula|ciudad|estado|provincia|pais|idioma|puesto|cargo|funcion|profesion|titulo|tratamiento
    |genero|sexo|telefono|observaciones|comentarios|fecha`,
};

const KINDS = new Map(
  (Object.keys(TITLES) as ColumnKind[]).flatMap((kind) =>
    TITLES[kind].split('|').map((title) => [title.trim(), kind] as const),
  ),
);

/** Returns a title in small letters, without accents and end signs. `(s)` is read as a plural. */
export const plainTitle = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/º/g, 'o')
    .replace(/’/g, "'")
    .replace(/\(s\)/gi, 's')
    .replace(/[\s_]+/g, ' ')
    .replace(/[:*.]+$/, '')
    .trim()
    .toLowerCase();

/** Returns what a column with this title holds. Undefined if the title is not known. */
export const kindOf = (title: string): ColumnKind | undefined => KINDS.get(plainTitle(title));
