import type { Person, People } from '../../identity/people.ts';

/** Returns a customer's names for commerce. A token of development may name anyone. */
export const nameOf = (userId: string, people: People): Pick<Person, 'firstName' | 'lastName' | 'email'> =>
  people.byId(userId) ?? {
    firstName: 'Ana',
    lastName: 'Example',
    email: `${userId.toLowerCase()}@practice.example`,
  };
