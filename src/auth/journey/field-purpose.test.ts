import { describe, expect, it } from 'vitest';
import { purposeOfAttribute, purposeOfPrompt } from './field-purpose.ts';

describe('what a field is for', () => {
  it.each([
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

  it.each([
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
