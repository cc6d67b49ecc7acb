import type { FailedPolicy } from './callbacks.ts';
import type { People } from './people.ts';

/** The rules that the demo's service states for a new password. */
export const PASSWORD_POLICIES: readonly FailedPolicy[] = [
  { policyRequirement: 'REQUIRED' },
  { policyRequirement: 'MIN_LENGTH', params: { minLength: 8 } },
  { policyRequirement: 'MAX_LENGTH', params: { maxLength: 128 } },
  { policyRequirement: 'AT_LEAST_X_CAPITAL_LETTERS', params: { numCaps: 1 } },
  { policyRequirement: 'AT_LEAST_X_NUMBERS', params: { numNums: 1 } },
  { policyRequirement: 'CANNOT_CONTAIN_OTHERS', params: { disallowedFields: ['userName'] } },
];

/** The rules that it states for a user name. */
export const USER_NAME_POLICIES: readonly FailedPolicy[] = [
  { policyRequirement: 'REQUIRED' },
  { policyRequirement: 'UNIQUE' },
  { policyRequirement: 'MAX_LENGTH', params: { maxLength: 64 } },
];

/** Returns the rules that a new password breaks. Section 5 has one message for each. Source: IDN-07. */
export const passwordProblems = (password: string, userName: string): FailedPolicy[] => {
  const broken: FailedPolicy[] = [];
  if (password === '') return [{ policyRequirement: 'REQUIRED' }];
  if (password.length < 8) broken.push({ policyRequirement: 'MIN_LENGTH', params: { minLength: 8 } });
  if (password.length > 128) broken.push({ policyRequirement: 'MAX_LENGTH', params: { maxLength: 128 } });
  if (!/\p{Lu}/u.test(password))
    broken.push({ policyRequirement: 'AT_LEAST_X_CAPITAL_LETTERS', params: { numCaps: 1 } });
  if (!/\d/.test(password)) broken.push({ policyRequirement: 'AT_LEAST_X_NUMBERS', params: { numNums: 1 } });
  if (userName !== '' && password.toLowerCase().includes(userName.toLowerCase()))
    broken.push({ policyRequirement: 'CANNOT_CONTAIN_OTHERS', params: { disallowedFields: 'userName' } });
  return broken;
};

export const userNameProblems = (userName: string, people: People): FailedPolicy[] => {
  if (userName.trim() === '') return [{ policyRequirement: 'REQUIRED' }];
  const broken: FailedPolicy[] = [];
  if (people.byUserName(userName)) broken.push({ policyRequirement: 'UNIQUE' });
  if (userName.length > 64) broken.push({ policyRequirement: 'MAX_LENGTH', params: { maxLength: 64 } });
  if (/[\s<>"'&/\\]/.test(userName))
    broken.push({
      policyRequirement: 'CANNOT_CONTAIN_CHARACTERS',
      params: { forbiddenChars: ['space', '<', '>', '"', '&', '/'] },
    });
  return broken;
};

/**
 * Returns the rules that a name breaks: letters, apostrophes, hyphens and spaces, at most 60. Source: specification
 * section 5.
 */
export const nameProblems = (name: string): FailedPolicy[] => {
  if (name.trim() === '') return [{ policyRequirement: 'REQUIRED' }];
  if (name.length > 60) return [{ policyRequirement: 'MAX_LENGTH', params: { maxLength: 60 } }];
  return /^[\p{L}\p{M}' ’-]+$/u.test(name) ? [] : [{ policyRequirement: 'VALID_NAME_FORMAT' }];
};

export const emailProblems = (email: string, people: People): FailedPolicy[] => {
  if (email.trim() === '') return [{ policyRequirement: 'REQUIRED' }];
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return [{ policyRequirement: 'VALID_EMAIL_ADDRESS_FORMAT' }];
  return people.byEmail(email) ? [{ policyRequirement: 'UNIQUE' }] : [];
};
