import { describe, expect } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { purposeOfAttribute, purposeOfPrompt } from './field-purpose.ts';

describe('what a field is for', () => {
  everyRow([
    ['givenName', 'given-name'],
    ['sn', 'family-name'],
    ['MAIL', 'email'],
    ['telephoneNumber', 'tel'],
    ['userName', 'username'],
    ['custom/postalCode', 'postal-code'],
    ['preferences/updates', 'off'],
    ['constructor', 'off'],
    ['', 'off'],
  ])('[IDN-04] is for the attribute %j: %s', (name, purpose) => {
    expect(purposeOfAttribute(name)).toBe(purpose);
  });

  everyRow([
    ['Code', '', 'one-time-code'],
    ['One Time Password', '', 'one-time-code'],
    ['Enter it', 'MailedCode', 'one-time-code'],
    ['Enter it', 'OneTimePassword', 'one-time-code'],
    ['Your e-mail', '', 'email'],
    ['Encoder', '', 'off'],
    ['', '', 'off'],
  ])('[IDN-04] is for the prompt %j at stage %j: %s', (prompt, stage, purpose) => {
    expect(purposeOfPrompt(prompt, stage)).toBe(purpose);
  });
});
