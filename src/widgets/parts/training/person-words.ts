import type { PersonFault } from '../../../api/address/person.rules.ts';
import { exampleEmail } from '../../../core/i18n/example-email.ts';
import { messageWith } from '../../kit/forms/field-words.ts';

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
