import { describe, expect, it } from 'vitest';
import { readParticipants } from './pasted-participants.ts';

/** Returns each row as `first|last|email`, followed by its doubts. */
const read = (pasted: string): readonly string[] =>
  readParticipants(pasted).rows.map(({ person, doubts }) =>
    [`${person.firstName}|${person.lastName}|${person.email}`, ...doubts].join(' '),
  );
const unread = (pasted: string) => readParticipants(pasted).unread.map(({ line, why }) => `${line} ${why}`);

describe('a pasted list of participants', () => {
  it.each<[string, string, readonly string[]]>([
    ['two cells and an address by tabs', 'Ana-Sofía\tO’Brien\ta@x.org', ['Ana-Sofía|O’Brien|a@x.org']],
    ['by semicolons', 'Ana;Martin;a@x.org', ['Ana|Martin|a@x.org']],
    ['by commas', 'Ana, Martin, a@x.org', ['Ana|Martin|a@x.org']],
    ['as mail programs write a person', 'Martin, Ana <a@x.org>', ['Ana|Martin|a@x.org']],
    ['a name in one cell', 'Ana Martin\ta@x.org', ['Ana|Martin|a@x.org']],
    ['the address first', 'a@x.org\tAna\tMartin', ['Ana|Martin|a@x.org']],
    ['the address between', 'Ana;a@x.org;Martin', ['Ana|Martin|a@x.org']],
    ['from a mail’s head', 'Ana Martin <a@x.org>', ['Ana|Martin|a@x.org']],
    ['words alone', 'Ana Martin a@x.org', ['Ana|Martin|a@x.org']],
    ['a last name first, in quotes', '"Martin, Ana";a@x.org', ['Ana|Martin|a@x.org']],
    ['quotes within quotes', '"Ana ""Annie""","Martin",a@x.org', ['Ana "Annie"|Martin|a@x.org']],
    [
      'numbered rows',
      '1\tAna\tMartin\ta@x.org\n2\tJo\tLee\tj@x.org',
      ['Ana|Martin|a@x.org', 'Jo|Lee|j@x.org'],
    ],
    ['a numbered list', '1. Ana Martin, a@x.org', ['Ana|Martin|a@x.org']],
    ['empty lines and cells', '\n\tAna\tMartin\t\ta@x.org\n\n', ['Ana|Martin|a@x.org']],
    ['a link of a mail', 'Ana\tMartin\tmailto:a@x.org', ['Ana|Martin|a@x.org']],
    ['line ends of old', 'Ana\tMartin\ta@x.org\rJo\tLee\tj@x.org', ['Ana|Martin|a@x.org', 'Jo|Lee|j@x.org']],
    ['titles', 'First name\tLast name\tE-mail\nAna\tMartin\ta@x.org', ['Ana|Martin|a@x.org']],
    ['titles in another order', 'Surname;First Name;Email\nMartin;Ana;a@x.org', ['Ana|Martin|a@x.org']],
    ['French titles', 'Nom\tPrénom\tCourriel\nMartin\tAna\ta@x.org', ['Ana|Martin|a@x.org']],
    ['a French title of whole names', 'Nom\tCourriel\nAna Martin\ta@x.org', ['Ana|Martin|a@x.org']],
    ['Dutch titles', 'Achternaam;Voornaam;E-mailadres\nde Vries;Ana;a@x.org', ['Ana|de Vries|a@x.org']],
    [
      'Spanish titles',
      'Nombre\tApellidos\tCorreo electrónico\nAna\tGarcía Ruiz\ta@x.org',
      ['Ana|García Ruiz|a@x.org'],
    ],
    ['more columns than are asked for', 'Name\tRoom\tEmail\nAna Martin\t12\ta@x.org', ['Ana|Martin|a@x.org']],
    [
      'columns of names that titles tell',
      'Last name\tDepartment\tFirst name\tEmail\nLee\tICU\tJo\tj@x.org',
      ['Jo|Lee|j@x.org'],
    ],
    ['a form of address', 'Prefix\tFirst name\tLast name\tEmail\nDr.\tJo\tLee\tj@x.org', ['Jo|Lee|j@x.org']],
    [
      'a form of address that no title tells',
      'X\tPrénom\tNom\tCourriel\nMme\tJo\tRoy\tj@x.org',
      ['Jo|Roy|j@x.org'],
    ],
    ['a Dutch title of last names', 'Voornaam\tNaam\tE-mail\nJo\tde Vries\tj@x.org', ['Jo|de Vries|j@x.org']],
  ])('is read: %s [TRN-03 d]', (_, pasted, rows) => {
    expect(read(pasted)).toEqual(rows);
    expect(unread(pasted)).toEqual([]);
  });

  it.each<[string, string, readonly string[]]>([
    ['a name of three words', 'Ana Maria Martin\ta@x.org', ['Ana|Maria Martin|a@x.org split']],
    ['a name of one word', 'Ana\ta@x.org', ['Ana||a@x.org oneWord']],
    ['an address alone', 'a@x.org', ['||a@x.org noName']],
    ['no address', 'Ana\tMartin', ['Ana|Martin| noEmail']],
    ['an address that is none', 'Ana\tMartin\ta@x', ['Ana|Martin|a@x']],
    ['a third cell of words', 'Ana\tMartin\tPsychology\ta@x.org', ['Ana|Martin|a@x.org extra']],
    ['an address that titles tell', 'Name\tEmail\nAna Martin\tana at x.org', ['Ana|Martin|ana at x.org']],
    [
      'words below an unknown title',
      'Voornaam\tBijnaam\tAchternaam\tE-mail\nAnna\tBella\tVries\ta@x.org',
      ['Anna|Vries|a@x.org extra'],
    ],
    [
      'words below an empty title',
      'Voornaam\t\tAchternaam\tE-mail\nAnna\tde\tVries\ta@x.org\nJo\t\tLee\tj@x.org',
      ['Anna|Vries|a@x.org extra', 'Jo|Lee|j@x.org'],
    ],
    [
      'more words than titles',
      'First name\tLast name\tEmail\nAna\tde\tMartin\ta@x.org',
      ['Ana|de|a@x.org extra'],
    ],
    [
      'a whole name beside a part',
      'Naam\ttv\tE-mail\nAnna Vries\tde\ta@x.org',
      ['Anna|de Vries|a@x.org split'],
    ],
    ['a title’s row without a name', 'Name\tEmail\n\ta@x.org', ['||a@x.org noName']],
  ])('is not guessed in silence: %s [TRN-03 d]', (_, pasted, rows) => {
    expect(read(pasted)).toEqual(rows);
  });

  it.each<[string, string, string, string]>([
    ...[
      'Tussenvoegsel',
      'tussenvoegsel(s)',
      'TV',
      'tv.',
      'Tussenv.',
      'Voorvoegsel',
      'voorvoegsels',
      'Voorvoegsel(s)',
      'Prefix',
      'infix',
      'Particule',
      'Partícula',
      'Namensvorsatz',
      'von/van',
    ].map((title): [string, string, string, string] => [title, 'Anna', 'van der', 'Anna|van der Vries']),
    ['Tussenvoegsel', 'Anna', '', 'Anna|Vries'],
    ['Tussenvoegsel', 'Anna', "van 't", "Anna|van 't Vries"],
    ['Middle name', 'Anna', 'Maria', 'Anna Maria|Vries'],
    ['Middle name', 'Anna Maria', 'Maria', 'Anna Maria|Vries'],
    ['Deuxième prénom', 'Anna', 'Marie', 'Anna Marie|Vries'],
    ['Tweede voornaam', 'Anna', 'Maria', 'Anna Maria|Vries'],
    ['Segundo nombre', 'Anna', 'María', 'Anna María|Vries'],
    ['Segundo apellido', 'Anna', 'Ruiz', 'Anna|Vries Ruiz'],
    ['2º apellido', 'Anna', 'Vries', 'Anna|Vries Vries'],
    ['Apellido 2', 'Anna', 'Ruiz', 'Anna|Vries Ruiz'],
  ])(
    'puts what is below “%s” where it belongs in a name: %s, %s is %s [TRN-03 d]',
    (title, first, part, name) => {
      const rows = [`${name}|a@x.org`];
      expect(read(`Voornaam\t${title}\tAchternaam\tE-mail\n${first}\t${part}\tVries\ta@x.org`)).toEqual(rows);
      expect(read(`Nom;Prénom;${title};Courriel\nVries;${first};${part};a@x.org`)).toEqual(rows);
      expect(read(`${title}\tEmail\tApellido\tNombre\n${part}\ta@x.org\tVries\t${first}`)).toEqual(rows);
    },
  );

  it.each<[string, string]>([
    ['Prénom\tNom\tCourriel', 'Ahmed Ben Salah;ahmed@csdm.example'],
    ['Prénom\tNom\tCourriel', 'Ahmed Ben Salah\tahmed@csdm.example'],
    ['Prénom\tNom\tCourriel', 'Ahmed Ben Salah\tahmed@csdm.example\t'],
    ['Prénom\tNom\tCourriel', 'Ahmed Salah <ahmed@csdm.example>'],
    ['Prénom\tNom\tCourriel', 'Lafleur, Marie-Ève <me.lafleur@csdm.example>'],
    ['Prénom\tNom\tCourriel', 'ahmed@csdm.example\tAhmed Salah'],
    ['Voornaam;Achternaam;E-mail', 'Joost van der Berg;joost@school.example'],
    ['Voornaam\tTussenvoegsel\tAchternaam\tE-mail', 'Joost van der Berg\tjoost@school.example'],
    ['Voornaam\tTussenvoegsel\tAchternaam\tE-mail', 'Joost\tBerg\tjoost@school.example'],
    ['Email\tSurname\tFirst name', 'ana@x.org\tAna Martin'],
    ['First name\tLast name\tRoom\tEmail', 'Ana\tMartin\tana@x.org'],
    ['Name\tEmail', 'ana@x.org\tAna Martin'],
    ['Participant', 'Ana\tMartin\tana@x.org'],
  ])('reads a row that does not fit the titles as without them: %j, %j [TRN-03 d]', (titles, row) => {
    const alone = read(row);
    expect(read(`${titles}\n${row}`)).toEqual(alone);
    expect(alone).toHaveLength(1);
  });

  it.each<[string, string, string]>([
    ['Achternaam;Voornaam;E-mail;Afdeling', 'de Vries;Anna;a@x.org', 'Anna|de Vries|a@x.org'],
    ['Achternaam;Voornaam;E-mail', 'de Vries;Anna', 'Anna|de Vries| noEmail'],
    ['Achternaam;Voornaam;E-mail;Afdeling', 'de Vries;;a@x.org', '|de Vries|a@x.org'],
    ['Achternaam;Voornaam;Afdeling;E-mail', 'de Vries;Anna;a@x.org', 'Anna|de Vries|a@x.org'],
    ['Email;Afdeling;Achternaam;Voornaam', 'a@x.org;;de Vries', '|de Vries|a@x.org'],
    ['Name\tEmail', 'Ana Martin\t"Martin, Ana" <a@x.org>', 'Ana|Martin|a@x.org'],
    ['Nom\tCourriel', 'Roy, Ève <eve@x.org>', 'Ève|Roy|eve@x.org'],
    ['Achternaam;Voornaam;Contact;Afdeling', 'de Vries;Anna;a@x.org', 'Anna|de Vries|a@x.org'],
    ['Achternaam;Voornaam;E-mail', 'de Vries;Anna <a@x.org>;', 'Anna|de Vries|a@x.org'],
    ['Name\tRoom\tEmail', 'Ana Martin <a@x.org>\t12', 'Ana|Martin|a@x.org'],
  ])('reads a row by the titles that it fits: %j, %j [TRN-03 d]', (titles, row, name) => {
    expect(read(`${titles}\n${row}`)).toEqual([name]);
  });

  it('has a tussenvoegsel once where the last name has it too [TRN-03 d]', () => {
    const titles = 'Voornaam\tTussenvoegsel\tAchternaam\tE-mail';
    expect(read(`${titles}\nAnna\tde\tDe Vries\ta@x.org`)).toEqual(['Anna|De Vries|a@x.org']);
  });

  it.each<[string, string, readonly string[]]>([
    ['a heading', 'Participants of the training\nAna\tMartin\ta@x.org', ['1 noPerson']],
    ['several people in one line', 'Ana a@x.org, Jo j@x.org', ['1 severalEmails']],
    ['words without an address', 'Ana Martin', ['1 noPerson']],
  ])('gives back what is no participant: %s [TRN-03 d]', (_, pasted, lines) => {
    expect(unread(pasted)).toEqual(lines);
  });

  it('keeps the number of each line', () => {
    expect(
      readParticipants('\nAna\tMartin\ta@x.org\n\nJo\tLee\tj@x.org').rows.map(({ line }) => line),
    ).toEqual([2, 4]);
  });

  it('of five thousand lines is read in a moment', () => {
    const list = Array.from({ length: 5000 }, (_, place) => `Ana\tMartin\ta${place}@x.org`).join('\n');
    expect(readParticipants(list).rows).toHaveLength(5000);
  });
});
