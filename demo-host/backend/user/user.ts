import type { Person, People } from '../../identity/people.ts';

/** Who somebody is for commerce; a token of development may name anybody. */
export const nameOf = (userId: string, people: People): Pick<Person, 'firstName' | 'lastName' | 'email'> =>
  people.byId(userId) ?? {
    firstName: 'Ana',
    lastName: 'Example',
    email: `${userId.toLowerCase()}@practice.example`,
  };
