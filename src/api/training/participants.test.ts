import { describe, expect, it } from 'vitest';
import { safeParse } from 'valibot';
import { mendPerson } from '../address/person.rules.ts';
import { changeTraining } from './training.contract.ts';
import { faultlessCount, participantFaults } from './participants.ts';

const person = (firstName: string, lastName: string, email: string) => ({ firstName, lastName, email });
const ana = person('Ana-Sofía', "O'Brien", 'ana@example.org');
const joe = person('Joseph', 'Okafor', 'joe@example.org');
const nobody = person('', '', '');

describe('the participants of a training', () => {
  it.each([
    ['nobody', [], 8, ['0 firstName count']],
    ['empty rows alone', [nobody, nobody], 8, ['0 firstName count']],
    ['one', [ana], 8, []],
    ['as many as there are seats', [ana, joe], 2, []],
    ['one more than there are seats', [ana, joe], 1, ['1 firstName count']],
    ['empty rows between', [ana, nobody, joe], 2, []],
    ['a row with a part', [{ ...nobody, firstName: 'Mei' }], 2, ['0 lastName required', '0 email required']],
    ['a name with a digit', [{ ...ana, lastName: 'Okafor2' }], 2, ['0 lastName name']],
    ['a name of 61 letters', [{ ...ana, lastName: 'a'.repeat(61) }], 2, ['0 lastName long']],
    ['a name of 60 letters', [{ ...ana, lastName: 'a'.repeat(60) }], 2, []],
    ['an address without a dot', [{ ...ana, email: 'ana@example' }], 2, ['0 email email']],
    ['an address of 65 signs', [{ ...ana, email: `${'a'.repeat(53)}@example.org` }], 2, ['0 email long']],
    ['an address twice', [ana, joe, { ...joe, email: 'ANA@example.org' }], 3, ['2 email twice']],
  ])('%s [TRN-03 a,b,c]', (_, rows, seats, faults) => {
    expect(participantFaults(rows, seats).map(({ row, field, code }) => `${row} ${field} ${code}`)).toEqual(
      faults,
    );
  });

  it('have a name that is offered without the signs that no name has, but none from a text with an @ [TRN-03 b]', () => {
    const cleaned = (lastName: string) =>
      participantFaults([{ ...ana, lastName }], 1).map((fault) => 'cleaned' in fault && fault.cleaned);
    expect(cleaned('Okafor2')).toEqual(['Okafor']);
    expect(cleaned('12')).toEqual([undefined]);
    expect(cleaned('ahmed@csdm.example')).toEqual([undefined]);
    expect(cleaned('Okafor joe@example.org')).toEqual([undefined]);
    expect(cleaned('Okafor@')).toEqual([undefined]);
  });

  it.each(["D'Amours", 'D’Amours', 'Jean-Luc', 'Nguyễn'])(
    'keep a name as it is written, %s [TRN-03 b]',
    (lastName) => {
      expect(mendPerson({ ...ana, lastName }).lastName).toBe(lastName);
      expect(participantFaults([{ ...ana, lastName }], 1)).toEqual([]);
      const body = { participants: [{ ...ana, lastName }] };
      expect(safeParse(changeTraining.body, body).success).toBe(true);
    },
  );

  it('are counted as far as they have no fault', () => {
    expect(faultlessCount([ana, nobody, { ...joe, email: 'joe' }, joe], 8)).toBe(2);
  });
});
