/** Somebody who can sign in. Names and addresses are invented; passwords are the demo's and printed on its pages. */
export type Person = {
  id: string;
  userName: string;
  password: string;
  firstName: string;
  lastName: string;
  email: string;
  /** ISO 3166, as they registered. */
  registrationCountryIso: string;
};

export const SEEDED_PASSWORD = 'Measure-twice-1';

const person = (userName: string, firstName: string, lastName: string, country: string): Person => ({
  id: `user-${userName}`,
  userName,
  password: SEEDED_PASSWORD,
  firstName,
  lastName,
  email: `${userName}@practice.example`,
  registrationCountryIso: country,
});

/** Who is offered a security key at the sign-in: the others sign in by password alone. */
export const KEY_USER_NAME = 'iris';

const SEED = [
  person('mara', 'Mara', 'Lindqvist', 'US'),
  person('tomas', 'Tomás', 'Ferreira', 'ES'),
  person('yuki', 'Yuki', 'Arai', 'JP'),
  person('noor', 'Noor', 'van der Wal', 'NL'),
  person(KEY_USER_NAME, 'Iris', 'Holm', 'US'),
];

export const SEEDED_USER_NAMES: readonly string[] = SEED.map(({ userName }) => userName);

/** Of the same people, in the same order: where their mails arrive. */
export const SEEDED_MAIL_ADDRESSES: readonly string[] = SEED.map(({ email }) => email);

export type People = {
  byId(id: string): Person | undefined;
  byUserName(userName: string): Person | undefined;
  byEmail(email: string): Person | undefined;
  add(person: Omit<Person, 'id' | 'registrationCountryIso'>): Person;
  setPassword(id: string, password: string): void;
  /** Those of the beginning alone, with their passwords. */
  reset(): void;
};

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Everybody, in memory: who registers is forgotten with the process. */
export const createPeople = (): People => {
  const all = new Map(SEED.map((one) => [one.id, one]));
  const find = (fits: (one: Person) => boolean) => [...all.values()].find(fits);
  return {
    byId: (id) => all.get(id),
    byUserName: (userName) => find((one) => same(one.userName, userName)),
    byEmail: (email) => find((one) => same(one.email, email)),
    add: (given) => {
      const id = `user-${given.userName.trim().toLowerCase()}`;
      const added = { ...given, id, registrationCountryIso: 'US' };
      all.set(added.id, added);
      return added;
    },
    setPassword: (id, password) => {
      const one = all.get(id);
      if (one) all.set(id, { ...one, password });
    },
    reset: () => {
      all.clear();
      for (const one of SEED) all.set(one.id, one);
    },
  };
};
