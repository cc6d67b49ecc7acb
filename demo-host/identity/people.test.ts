import { expect, it } from 'vitest';
import { createPeople, SEEDED_PASSWORD, SEEDED_USER_NAMES } from './people.ts';

it('are those of the beginning again after a reset, with their passwords', () => {
  const people = createPeople();
  people.setPassword('user-tomas', 'Other-measure-2');
  const { id } = people.add({
    userName: 'new',
    password: 'x',
    firstName: 'N',
    lastName: 'N',
    email: 'n@n.example',
  });
  people.reset();
  expect(people.byId(id)).toBeUndefined();
  expect(SEEDED_USER_NAMES.map((name) => people.byUserName(name)?.password)).toEqual(
    SEEDED_USER_NAMES.map(() => SEEDED_PASSWORD),
  );
});
