import * as v from 'valibot';
import { mendPerson, type PersonValues, type PersonFault } from '../../../api/address/person.rules.ts';
import { isNobody, participantFaults, type ParticipantFault } from '../../../api/training/participants.ts';
import { faultCheck } from '../../kit/forms/check-by-rule.ts';
import { messageWith } from '../../kit/forms/field-faults.ts';
import { exampleEmail } from '../../../core/i18n/example-email.ts';

export type PeopleValues = { people: PersonValues[] };

export const participantMessage = (fault: ParticipantFault): string => {
  if (fault.code === 'count') return messageWith('shared.training.fault.count', { n: fault.seats });
  if (fault.code === 'twice') return 'shared.training.fault.twice';
  return personMessage(fault);
};

/** Returns the schema of the participants, from 1 to the seats, without empty rows. Source: TRN-03. */
export const peopleSchema = (seats: number) =>
  v.pipe(
    v.object({
      people: v.array(v.object({ firstName: v.string(), lastName: v.string(), email: v.string() })),
    }),
    v.transform(({ people }): PeopleValues => ({ people: people.map(mendPerson) })),
    faultCheck(({ people }) =>
      participantFaults(people, seats).map((fault) => ({
        name: `people.${fault.row}.${fault.field}`,
        message: participantMessage(fault),
      })),
    ),
  );

export const filledPeople = (people: readonly PersonValues[]): PersonValues[] =>
  people.filter((person) => !isNobody(person));

/** Returns the message of an error in a name or email address; each rule has its own. Source: messages.md, TRN-03. */
export const personMessage = (fault: PersonFault): string => {
  const { field, code } = fault;
  if (code === 'required') return `shared.training.needed.${field}`;
  if (code === 'long') return messageWith(`shared.training.long.${field}`, { limit: fault.limit });
  if (code === 'letters') return messageWith('shared.training.fault.letters', { sign: fault.sign });
  return code === 'email'
    ? messageWith('shared.training.fault.email', { email: exampleEmail() })
    : 'shared.training.fault.name';
};
