import * as v from 'valibot';
import { mendPerson, type PersonValues } from '../../../api/address/person.rules.ts';
import { isNobody, participantFaults, type ParticipantFault } from '../../../api/training/participants.ts';
import { messageWith } from '../../kit/forms/field-words.ts';
import { personMessage } from './person-words.ts';

export type PeopleValues = { people: PersonValues[] };

/** Returns the message of a participant's error. */
export const participantMessage = (fault: ParticipantFault): string => {
  if (fault.code === 'count') return messageWith('shared.training.fault.count', { n: fault.seats });
  if (fault.code === 'twice') return 'shared.training.fault.twice';
  return personMessage(fault);
};

/**
 * Returns the schema of the participants, from 1 to the number of seats. Empty rows are left out of what is sent.
 * Source: TRN-03.
 */
export const peopleSchema = (seats: () => number) =>
  v.pipe(
    v.object({
      people: v.array(v.object({ firstName: v.string(), lastName: v.string(), email: v.string() })),
    }),
    v.transform(({ people }): PeopleValues => ({ people: people.map(mendPerson) })),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      for (const fault of participantFaults(value.people, seats())) {
        const person = value.people[fault.row] ?? { firstName: '', lastName: '', email: '' };
        addIssue({
          message: participantMessage(fault),
          path: [
            { type: 'object', origin: 'value', input: value, key: 'people', value: value.people },
            { type: 'array', origin: 'value', input: value.people, key: fault.row, value: person },
            {
              type: 'object',
              origin: 'value',
              input: person,
              key: fault.field,
              value: person[fault.field],
            },
          ],
        });
      }
    }),
  );

/** Returns the rows that are filled in. */
export const filledPeople = (people: readonly PersonValues[]): PersonValues[] =>
  people.filter((person) => !isNobody(person));

/** Holds the number of seats, which the schema reads at each validation, because another tab may change the quantity. */
export const holdSeats = (first: number): { now: () => number; set: (seats: number) => void } => {
  let seats = first;
  return {
    now: () => seats,
    set: (next) => {
      seats = next;
    },
  };
};
