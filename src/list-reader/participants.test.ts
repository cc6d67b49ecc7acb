import { expect, it } from 'vitest';
import { opened } from '../../tests/support/listed-products.ts';
import { readPeopleList } from './read-list.ts';

/** Returns each person as `first|last|email`, followed by the doubts; then what is asked. */
const peopleOf = (text: string): string => {
  const { people, assignment } = readPeopleList(opened(text));
  const told = people.map(({ firstName, lastName, email, doubts }) =>
    [`${firstName}|${lastName}|${email}`, ...doubts].join(' '),
  );
  return [...told, ...(assignment.ask ? [`ask ${assignment.ask.choices.join()}`] : [])].join('\n');
};

const TWO = 'Ana|Martin|a@x.org\nJo|de Vries|j@x.org';
const OUTLOOK =
  'First Name,Middle Name,Last Name,Title,Suffix,Nickname,Given Yomi,Surname Yomi,E-mail Address,E-mail 2 Address,E-mail 3 Address,Home Phone,Mobile Phone,Company,Job Title,Department,Office Location,Business Street,Business City,Birthday,Notes,E-mail Display Name,E-mail Type';

/** Lists of people as programs and people write them: what it is, the list, and who is in it. */
const LISTS: readonly (readonly [name: string, list: string, people: string])[] = [
  [
    'Outlook, full export',
    `${OUTLOOK}\nAna,,Martin,,,,,,a@x.org,,,,555-010-4477,Oak School,Teacher,,,1 Main St,Oakdale,0/0/00,,Ana Martin (a@x.org),SMTP\nJo,,de Vries,,,,,,j@x.org,,,,,,,,,,,0/0/00,"Speaks\nDutch",Jo de Vries (j@x.org),SMTP`,
    TWO,
  ],
  ['Outlook, own columns', 'Full Name\tCompany\tE-mail\nAna Martin\tOak\ta@x.org', 'Ana|Martin|a@x.org'],
  [
    'Teams attendance',
    '1. Summary\nMeeting title\tTraining\nAttended participants\t2\n\n2. Participants\nName\tFirst Join\tLast Leave\tIn-Meeting Duration\tEmail\tParticipant ID (UPN)\tRole\nAna Martin\t3/1/26, 9:00:01 AM\t3/1/26, 10:00:00 AM\t59m\ta@x.org\ta@x.org\tOrganizer\nJo Vries\t3/1/26, 9:02:00 AM\t3/1/26, 10:00:00 AM\t58m\tj@x.org\tj@x.org\tPresenter\n\n3. In-Meeting Activities\nName\tJoin Time\tLeave Time\tDuration\tEmail\tRole\nAna Martin\t3/1/26, 9:00:01 AM\t3/1/26, 10:00:00 AM\t59m\ta@x.org\tOrganizer',
    'Ana|Martin|a@x.org\nJo|Vries|j@x.org',
  ],
  ['a mail’s To line', 'To: Ana Martin <a@x.org>; "de Vries, Jo" <j@x.org>', TWO],
  [
    'addresses of Gmail',
    'Ana Martin <a@x.org>, Jo Vries <j@x.org>, k@x.org',
    'Ana|Martin|a@x.org\nJo|Vries|j@x.org\n||k@x.org no-name',
  ],
  [
    'a Dutch school’s list',
    'Stamnr;Roepnaam;Tussenvoegsel;Achternaam;Klas;E-mail\n1001;Ana;;Martin;4B;a@x.org\n1002;Jo;de;Vries;4B;j@x.org',
    TWO,
  ],
  [
    'a directory',
    'displayName,givenName,sn,mail\nAna Martin,Ana,Martin,a@x.org\nJo de Vries,Jo,de Vries,j@x.org',
    TWO,
  ],
  [
    'a directory with its name for signing in',
    'DisplayName,UserPrincipalName,Department\nAna Martin,a@x.org,ICT',
    'Ana|Martin|a@x.org',
  ],
  [
    'Google contacts',
    'First Name,Middle Name,Last Name,Phonetic First Name,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Value\nAna,,Martin,,Work,a@x.org,555\nJo,,de Vries,,,j@x.org,',
    TWO,
  ],
  [
    'Zoom registrants',
    'First Name,Last Name,Email,Registration Time,Approval Status\nAna,Martin,a@x.org,"Mar 1, 2026 9:00:00",approved\nJo,de Vries,j@x.org,"Mar 1, 2026 9:01:00",approved',
    TWO,
  ],
  ['French titles', 'Nom;Prénom;Courriel;Poste\nMartin;Ana;a@x.org;Enseignante\nde Vries;Jo;j@x.org;', TWO],
  [
    'a French whole name',
    'Nom et prénom\tAdresse courriel\nMartin, Ana\ta@x.org\nde Vries, Jo\tj@x.org',
    TWO,
  ],
  [
    'Spanish titles',
    'Nombre,Primer apellido,Segundo apellido,Correo electrónico\nAna,Martin,Ruiz,a@x.org',
    'Ana|Martin Ruiz|a@x.org',
  ],
  ['a Spanish whole name', 'Nombre;Correo\nAna Martin;a@x.org', 'Ana|Martin|a@x.org'],
  [
    'Dutch titles',
    'Achternaam;Voornaam;E-mailadres;Functie\nMartin;Ana;a@x.org;Leerkracht\nde Vries;Jo;j@x.org;IB’er',
    TWO,
  ],
  [
    'a Dutch last name titled Naam',
    'Voornaam\tNaam\tE-mail\nAna\tMartin\ta@x.org\nJo\tde Vries\tj@x.org',
    TWO,
  ],
  ['names without titles', 'Ana\tMartin\ta@x.org\nJo\tde Vries\tj@x.org', TWO],
  ['numbered rows', '1\tAna\tMartin\ta@x.org\n2\tJo\tde Vries\tj@x.org', TWO],
  [
    'a list in a mail',
    'Dear Sam,\nthese people take part:\n1. Ana Martin, a@x.org\n2. de Vries, Jo <j@x.org>\nKind regards',
    'Ana|Martin|a@x.org\nJo|de Vries|j@x.org',
  ],
  [
    'an address in brackets',
    '- Ana Martin (a@x.org)\n- Jo Vries (j@x.org)',
    'Ana|Martin|a@x.org\nJo|Vries|j@x.org',
  ],
  [
    'the address twice in a row',
    'Name\tEmail\tLogin\nAna Martin\ta@x.org\tA@x.org\nJo Vries\tmailto:j@x.org\tj@x.org',
    'Ana|Martin|a@x.org\nJo|Vries|j@x.org',
  ],
  ['three columns of words', 'Ana\tMartin\tPsychology\ta@x.org', '||a@x.org no-name\nask 0,1,2'],
  [
    'names of three words and one',
    'Name;Email\nAna Maria Martin;a@x.org\nCher;c@x.org\n;k@x.org',
    'Ana|Maria Martin|a@x.org split\nCher||c@x.org one-word\n||k@x.org no-name',
  ],
  [
    'Google, own columns',
    'First Name,Middle Name,Last Name,Phonetic First Name,Organization Name,Notes,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value\nAna,,Martin,,Oak School,,* Work,ana@oak.example,Mobile,555-010-2233\nJo,,de Vries,,Oak School,,* Work,jo@oak.example,,',
    'Ana|Martin|ana@oak.example\nJo|de Vries|jo@oak.example',
  ],
  [
    'answers of a form',
    'Timestamp,Email Address,Your first name,Your last name,School,Dietary needs\n12/1/2026 9:14:02,ana@oak.example,Ana,Martin,Oak,none\n12/1/2026 9:20:51,zoe@elm.example,Zoé,Roy,Elm,vegetarian',
    'Ana|Martin|ana@oak.example\nZoé|Roy|zoe@elm.example',
  ],
  [
    'To line of three',
    'To: Martin, Ana <ana@oak.example>; Roy, Zoé <zoe@elm.example>; de Vries, Jo <jo@oak.example>',
    'Ana|Martin|ana@oak.example\nZoé|Roy|zoe@elm.example\nJo|de Vries|jo@oak.example',
  ],
  [
    'staff list of a district',
    'Employee ID\tSurname\tGiven name\tPosition\tWork email\n100234\tMartin\tAna\tPsychologist\tana@oak.example\n100877\tRoy\tZoé\tTeacher\tzoe@elm.example',
    'Ana|Martin|ana@oak.example\nZoé|Roy|zoe@elm.example',
  ],
  [
    'numbered mail',
    'Here are our three people for the workshop:\n1. Ana Martin - ana@oak.example\n2. Zoé Roy - zoe@elm.example\n3. Jo Lee - jo@oak.example\nThanks!',
    'Ana|Martin|ana@oak.example\nZoé|Roy|zoe@elm.example\nJo|Lee|jo@oak.example',
  ],
  [
    'liste d’une école du Québec',
    'Nom de famille;Prénom;École;Courriel professionnel;Téléphone\nGagnon;Julie;École du Lac;julie@lac.example;514 555-0187\nCôté;Marc-André;École du Lac;marc@lac.example;514 555-0188',
    'Julie|Gagnon|julie@lac.example\nMarc-André|Côté|marc@lac.example',
  ],
  [
    'schooladministratie, voorletters',
    "Personeelsnummer;Voorletters;Roepnaam;Tussenvoegsel;Achternaam;Functie;E-mailadres\n00123;A.M.;Annelies;de;Boer;IB'er;a.deboer@school.example\n00124;K.;Kees;;Jansen;Leerkracht;k.jansen@school.example",
    'Annelies|de Boer|a.deboer@school.example\nKees|Jansen|k.jansen@school.example',
  ],
  [
    'lista de un centro, dos apellidos',
    'Nombre;Primer apellido;Segundo apellido;Correo electrónico;Departamento\nCarmen;Ibáñez;Ruiz;carmen@centro.example;Orientación\nJosé;García;López;jose@centro.example;PT',
    'Carmen|Ibáñez Ruiz|carmen@centro.example\nJosé|García López|jose@centro.example',
  ],
  [
    'Zoom report',
    'Name (Original Name),User Email,Join Time,Leave Time,Duration (Minutes),Guest\nAna Martin,ana@oak.example,12/01/2026 09:00:11 AM,12/01/2026 10:01:02 AM,61,Yes\nZoé Roy (Zoe),zoe@elm.example,12/01/2026 09:02:40 AM,12/01/2026 10:01:00 AM,59,Yes',
    'Ana|Martin|ana@oak.example\nZoé|Roy Zoe|zoe@elm.example split',
  ],
  [
    'signatures, whose column is asked',
    'Ana Martin, School Psychologist, ana@oak.example\nZoé Roy, Teacher, zoe@elm.example',
    '||ana@oak.example no-name\n||zoe@elm.example no-name\nask 0,1',
  ],
  [
    'addresses alone, one a line',
    'ana.martin@oak.example\nzoe.roy@elm.example',
    '||ana.martin@oak.example no-name\n||zoe.roy@elm.example no-name',
  ],
  [
    'whole names whose title has the last name first',
    'Nom et prénom\tFonction\tCourriel\nMartin Ana\tEnseignante\ta@x.org\nRoy Zoé\tPsychologue\tz@x.org',
    'Ana|Martin|a@x.org\nZoé|Roy|z@x.org',
  ],
  [
    'plurals in brackets',
    'Apellido(s)\tNombre(s)\tCorreo corporativo\nMartin\tAna\ta@x.org',
    'Ana|Martin|a@x.org',
  ],
  [
    'a form that asks both names at once',
    'Timestamp,Email Address,First and Last Name,School\n12/1/2026 9:14:02,a@x.org,Ana Martin,Oak',
    'Ana|Martin|a@x.org',
  ],
  [
    'whole names with professions in a mail',
    'Bonjour, voici les participantes :\n1. Ana Martin, orthophoniste, a@x.org\n2. Zoé Roy : z@x.org\nMerci',
    'Ana Martin|orthophoniste|a@x.org split\nZoé|Roy|z@x.org',
  ],
  [
    'Slack export',
    'username,email,status,billing-active,has-2fa,has-sso,userid,fullname,displayname\namartin,ana@oak.example,Member,1,0,0,U01,Ana Martin,Ana\nzroy,zoe@elm.example,Member,1,0,0,U02,Zoé Roy,Zoé',
    'Ana|Martin|ana@oak.example\nZoé|Roy|zoe@elm.example',
  ],
];

it('lists of participants are read, and none is wrong without a mark [TRN-03 d, QO-10 f]', () => {
  expect(LISTS).toHaveLength(39);
  expect(
    LISTS.flatMap(([name, list, people]) =>
      peopleOf(list) === people ? [] : [`${name}:\n${peopleOf(list)}`],
    ),
  ).toEqual([]);
});

it('never takes other words for a name, and loses no address [TRN-03 d]', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['Ana Martin\ta@x.org\tOak School', '||a@x.org no-name\nask 0,2'],
    ['a@x.org; j@x.org, k@x.org', '||a@x.org no-name\n||j@x.org no-name\n||k@x.org no-name'],
    ['Ana;Martin;a@x.org;b@x.org', 'Ana|Martin|a@x.org\n||b@x.org no-name'],
    ['Name: Ana Martin\nEmail: a@x.org', '||a@x.org no-name'],
    ['1) Ana Martin - a@x.org', 'Ana|Martin|a@x.org'],
    ['a@x.org Ana Martin', 'Ana|Martin|a@x.org'],
    [
      'Employee ID,Employee Name,Work Email,Manager Email\n77,"Martin, Ana",a@x.org,boss@x.org',
      'Ana|Martin|a@x.org',
    ],
    ['Participants:\nAna Martin (Oak) a@x.org', 'Ana|Martin Oak|a@x.org split'],
    ['Name;Email\nAna Martin;a@x.org, b@x.org', 'Ana|Martin|a@x.org several-emails'],
    ['Email Address\na@x.org', '||a@x.org no-name'],
    ['Ana\tMartin\ta@x.org\n\tLee\tj@x.org', 'Ana|Martin|a@x.org\n|Lee|j@x.org'],
  ];
  expect(
    cases.flatMap(([list, people]) => (peopleOf(list) === people ? [] : [`${list}:\n${peopleOf(list)}`])),
  ).toEqual([]);
});

it('keeps who has no address or a wrong one, and lists every other line [TRN-03 d]', () => {
  expect(peopleOf('First name\tLast name\tEmail\nAna\tMartin\t\nJo\tLee\tjo at x.org')).toBe(
    'Ana|Martin| no-email\nJo|Lee|jo at x.org no-email',
  );
  const { people, others } = readPeopleList(
    opened('Participants of the training\nAna\tMartin\ta@x.org\nAna\tMartin\tA@X.org\nTotal\t1'),
  );
  expect([people.length, others.map(({ line, why }) => [line, why])]).toEqual([
    1,
    [
      [1, undefined],
      [3, 'repeated'],
      [4, undefined],
    ],
  ]);
});

it('takes the columns that the user has chosen [TRN-03 d, QO-10 b]', () => {
  const table = opened('Ana\tMartin\tPsychology\ta@x.org');
  const { people } = readPeopleList(table, { columns: { firstName: 0, lastName: 1, email: 3 } });
  expect(people).toMatchObject([{ firstName: 'Ana', lastName: 'Martin', email: 'a@x.org', doubts: [] }]);
  const names = readPeopleList(opened('Martin Ana\ta@x.org'), {
    columns: { fullName: 0, email: 1 },
    lastNameFirst: true,
  });
  expect(names.people).toMatchObject([{ firstName: 'Ana', lastName: 'Martin' }]);
});
