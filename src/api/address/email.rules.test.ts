import { describe, expect } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { safeParse } from 'valibot';
import { handOverQGlobalAccount } from '../q-global/q-global.contract.ts';
import { changeTraining } from '../training/training.contract.ts';
import { EMAIL_LIMIT, personFaults } from './person.rules.ts';

const TAKEN = [
  'ana@example.org',
  "o'neil@example.ie",
  'Ana.Martin+fms@sub.example.co.uk',
  'a@xn--exmple-cua.ca',
  'a_b-c@ex-ample.photography',
];
const REFUSED = [
  'ana',
  'ana@example',
  '@example.org',
  'ana@@example.org',
  'ana@example.org.',
  'ana@-example.org',
  'ana..martin@example.org',
  '.ana@example.org',
  'ana martin@example.org',
  'ana@example.org, joe@example.org',
  'émile@example.ca',
  'e\u0301mile@example.ca',
  'emile@exámple.ca',
  'ana@example.o',
  'ana@example.1',
  '用户@example.org',
  `${'a'.repeat(53)}@example.org`,
];

const ofPage = (email: string) => personFaults({ firstName: 'Ana', lastName: 'Martin', email }).length === 0;
const ofStore = (email: string) =>
  safeParse(changeTraining.body, { participants: [{ firstName: 'Ana', lastName: 'Martin', email }] }).success;

describe('an address of email', () => {
  everyRow([...TAKEN.map((one) => [one, true] as const), ...REFUSED.map((one) => [one, false] as const)])(
    '%s is judged by the page as by the store: %s [TRN-03 c, TRN-04]',
    (email, isTaken) => {
      expect([ofPage(email), ofStore(email)]).toEqual([isTaken, isTaken]);
      expect(safeParse(handOverQGlobalAccount.body, { email }).success).toBe(
        isTaken || email.length > EMAIL_LIMIT,
      );
    },
  );

  everyRow([
    ['émile.côté@example.ca', 'é', 'emile.cote@example.ca'],
    ['sœur@example.ca', 'œ', 'soeur@example.ca'],
    ['用户@example.org', '用', undefined],
  ])(
    '%s says which letter it can’t have, and offers it with plain ones [TRN-03 c]',
    (email, sign, cleaned) => {
      const faults = personFaults({ firstName: 'Ana', lastName: 'Martin', email });
      expect(faults).toEqual([{ field: 'email', code: 'letters', sign, cleaned }]);
    },
  );
});
