import type { PersonFault } from '../../../api/address/person.rules.ts';
import { messageWith } from '../../kit/forms/field-words.ts';

/** An address of email as an example, which nobody can have. */
const EXAMPLE = 'name@example.com';

/** The message of a fault of a name or an address of email, each rule's own. Source: messages.md, TRN-03. */
export const personMessage = (fault: PersonFault): string => {
  const { field, code } = fault;
  if (code === 'required') return `shared.training.needed.${field}`;
  if (code === 'long') return messageWith(`shared.training.long.${field}`, { limit: fault.limit });
  return code === 'email'
    ? messageWith('shared.training.fault.email', { email: EXAMPLE })
    : 'shared.training.fault.name';
};
