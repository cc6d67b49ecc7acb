import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import { IdentityError, type IdentityErrorName } from '../../../auth/identity-errors.ts';
import { failureWords } from './journey-words.ts';

const words = JSON.parse(readFileSync(new URL('messages/en.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>;

/** The part of each message that distinguishes it. */
const SETUP = /^Sign-in is not set up on this page\./;
const SLOW = /did not answer in time\./;
const UNREACHABLE = /can’t be reached right now\./;
const OFFLINE = /^You’re offline\./;
const WRONG = /sent an answer we can’t read\./;

const READ: Record<IdentityErrorName, [online: RegExp, offline: RegExp]> = {
  config: [SETUP, SETUP],
  'no-config': [SETUP, SETUP],
  'no-server': [SETUP, SETUP],
  timeout: [SLOW, SLOW],
  'authorize-timeout': [SLOW, SLOW],
  network: [UNREACHABLE, OFFLINE],
  status: [UNREACHABLE, OFFLINE],
  'no-redirect': [WRONG, WRONG],
  consent: [WRONG, WRONG],
  state: [WRONG, WRONG],
  'no-code': [WRONG, WRONG],
  'no-token': [WRONG, WRONG],
  exchange: [WRONG, WRONG],
  tree: [WRONG, WRONG],
  login: [WRONG, WRONG],
};

describe('what the shopper reads of a failure of the identity service', () => {
  everyRow(Object.entries(READ))('after %s is %s, and offline %s [IDN-08]', (reason, [online, offline]) => {
    const error = new IdentityError(reason as IdentityErrorName);
    expect(words[failureWords(error, true)]).toMatch(online);
    expect(words[failureWords(error, false)]).toMatch(offline);
  });
});
