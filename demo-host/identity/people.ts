/** A person who can sign in. Names and addresses are invented; the passwords are the demo's and printed on its pages. */
export type Person = {
  id: string;
  userName: string;
  password: string;
  firstName: string;
  lastName: string;
  email: string;
  /** The ISO 3166 code of the country in which they registered. */
  registrationCountryIso: string;
  /** When they last changed their password, an ISO instant. */
  passwordChanged: string;
  /** What the demo shows with this person, in English, for its sign-in page. */
  shows?: string | undefined;
  /** For a member of customer service: the base sites whose customers they may act for (ACC-08). */
  serves?: readonly string[] | undefined;
};

export const SEEDED_PASSWORD = 'Measure-twice-1';

const person = (
  userName: string,
  firstName: string,
  lastName: string,
  country: string,
  shows: string,
): Person => ({
  id: `user-${userName}`,
  userName,
  password: SEEDED_PASSWORD,
  firstName,
  lastName,
  email: `${userName}@practice.example`,
  registrationCountryIso: country,
  passwordChanged: '2026-03-03T15:00:00.000Z',
  shows,
});

/** The person who is offered a security key at sign-in. Others sign in with a password only. */
export const KEY_USER_NAME = 'iris';

const SEED = [
  person(
    'mara',
    'Mara',
    'Lindqvist',
    'US',
    'a personal account and two organizations, Q-global and aimswebPlus',
  ),
  person('tomas', 'Tomás', 'Ferreira', 'ES', 'a personal account in Spain'),
  person('yuki', 'Yuki', 'Arai', 'JP', 'a personal account in Japan, with its duty notice'),
  person('noor', 'Noor', 'van der Wal', 'NL', 'a personal account in the Netherlands'),
  person(KEY_USER_NAME, 'Iris', 'Holm', 'US', 'a security key at the sign-in'),
  person('olive', 'Olive', 'Brandt', 'US', 'five hundred organizations'),
  person('ned', 'Ned', 'Calloway', 'US', 'an organization where nobody is qualified'),
  person('ada', 'Ada', 'Marsh', 'US', 'a personal account of level A'),
  person('abel', 'Abel', 'Norwood', 'US', 'a personal account of level AB'),
  person('tess', 'Tess', 'Ortega', 'US', 'a tax-exempt organization'),
  person('nina', 'Nina', 'Hoffman', 'US', 'an organization before its first order: no purchase order'),
  person('bill', 'Bill', 'Sato', 'US', 'an organization without a billing address'),
  person('carla', 'Carla', 'Reyes', 'US', 'saved cards, one of them expired and one that is refused'),
  person('uma', 'Uma', 'Vale', 'US', 'a UAP discount'),
  person('ole', 'Ole', 'Eriksen', 'US', 'an organization’s discount'),
  person('hugo', 'Hugo', 'Ashdale', 'US', 'an order that is put on hold by screening'),
  person('quinn', 'Quinn', 'Abara', 'US', 'a quote in each of its six states'),
  person('vera', 'Vera', 'Lund', 'US', 'qualifications in every state'),
  person('dora', 'Dora', 'Quarrell', 'US', 'an order that is declined by screening'),
  person('max', 'Max', 'Oduya', 'US', 'ten thousand orders in six years'),
];

/** Members of customer service, who act for customers of some sites. */
const SERVICE: readonly Person[] = [
  {
    ...person('sue', 'Sue', 'Brandt', 'US', 'customer service of the United States, who acts for customers'),
    serves: ['usassessments'],
  },
  {
    ...person('sam', 'Sam', 'Okafor', 'GB', 'customer service of the United Kingdom, who acts for customers'),
    serves: ['ukassessments'],
  },
];

const ALL = [...SEED, ...SERVICE];

export const SEEDED_USER_NAMES: readonly string[] = SEED.map(({ userName }) => userName);

/** The people by user name, with what the demo shows with each. */
export const SEEDED_CASES: readonly (readonly [userName: string, shows: string])[] = ALL.map(
  ({ userName, shows = '' }) => [userName, shows],
);

/** The mail addresses of the people, in the same order. */
export const SEEDED_MAIL_ADDRESSES: readonly string[] = SEED.map(({ email }) => email);

export type People = {
  byId(id: string): Person | undefined;
  byUserName(userName: string): Person | undefined;
  byEmail(email: string): Person | undefined;
  /** Returns all people, those of customer service too. */
  all(): readonly Person[];
  add(person: Omit<Person, 'id' | 'registrationCountryIso' | 'passwordChanged'>): Person;
  setPassword(id: string, password: string): void;
  setNames(id: string, names: Partial<Pick<Person, 'firstName' | 'lastName'>>): void;
  /** Resets the people to those of the seed, with their passwords. */
  reset(): void;
};

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * Creates the store of people, in memory. Registrations end with the process. `now` is the time in milliseconds at which a
 * password is set.
 */
export const createPeople = (now: () => number = Date.now): People => {
  const today = (): string => new Date(now()).toISOString();
  const all = new Map(ALL.map((one) => [one.id, one]));
  const find = (fits: (one: Person) => boolean) => [...all.values()].find(fits);
  return {
    byId: (id) => all.get(id),
    byUserName: (userName) => find((one) => same(one.userName, userName)),
    all: () => [...all.values()],
    byEmail: (email) => find((one) => same(one.email, email)),
    add: (given) => {
      const id = `user-${given.userName.trim().toLowerCase()}`;
      const added = { ...given, id, registrationCountryIso: 'US', passwordChanged: today() };
      all.set(added.id, added);
      return added;
    },
    setPassword: (id, password) => {
      const one = all.get(id);
      if (one) all.set(id, { ...one, password, passwordChanged: today() });
    },
    setNames: (id, names) => {
      const one = all.get(id);
      if (one) all.set(id, { ...one, ...names });
    },
    reset: () => {
      all.clear();
      for (const one of ALL) all.set(one.id, one);
    },
  };
};
