import type { FieldPurpose } from '../../../auth/journey/journey-step.ts';
import type { JourneyKey } from './journey-words.ts';

/** The service's default prompts, which are in English. They are replaced by our own labels in the shopper's language. */
const KNOWN: Readonly<Record<string, JourneyKey>> = {
  'user name': 'shared.journey.userName',
  username: 'shared.journey.userName',
  password: 'shared.journey.password',
  'current password': 'shared.journey.currentPassword',
  'new password': 'shared.journey.newPassword',
  'first name': 'shared.journey.firstName',
  'last name': 'shared.journey.lastName',
  'email address': 'shared.journey.email',
  code: 'shared.journey.code',
  'one time password': 'shared.journey.code',
  'security question': 'shared.journey.question',
};

const BY_PURPOSE: Readonly<Partial<Record<FieldPurpose, JourneyKey>>> = {
  username: 'shared.journey.userName',
  'current-password': 'shared.journey.password',
  'new-password': 'shared.journey.newPassword',
  'given-name': 'shared.journey.firstName',
  'family-name': 'shared.journey.lastName',
  email: 'shared.journey.email',
  'one-time-code': 'shared.journey.code',
};

/** Returns the label of a question: a message key for a default prompt, else the prompt as it is. */
export const questionLabel = (
  prompt: string,
  purpose: FieldPurpose = 'off',
): { key: JourneyKey } | { text: string } => {
  const plain = prompt
    .trim()
    .replace(/[:*]+$/, '')
    .trim();
  const known = plain.toLowerCase();
  const key = Object.hasOwn(KNOWN, known) ? KNOWN[known] : undefined;
  if (key) return { key };
  return plain === '' ? { key: BY_PURPOSE[purpose] ?? 'shared.journey.answer' } : { text: plain };
};
