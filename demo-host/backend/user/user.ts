import type { Person, People } from '../../identity/people.ts';

/** Returns a customer's names for commerce. A token of development may name anyone. */
export const nameOf = (userId: string, people: People): Pick<Person, 'firstName' | 'lastName' | 'email'> =>
  people.byId(userId) ?? {
    firstName: 'Ana',
    lastName: 'Example',
    email: `${userId.toLowerCase()}@practice.example`,
  };

/** Returns a customer's number of six digits, always the same for an id. */
export const numberOf = (userId: string): string => {
  let sum = 3;
  for (const character of userId) sum = (sum * 31 + character.codePointAt(0)!) % 900_001;
  return `C-${100_000 + (sum % 900_000)}`;
};
