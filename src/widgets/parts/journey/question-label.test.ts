import { describe, expect } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import { questionLabel } from './question-label.ts';

describe('how a question is labelled', () => {
  everyRow([
    ['User Name', 'username', { key: 'shared.journey.userName' }],
    ['PASSWORD:', 'current-password', { key: 'shared.journey.password' }],
    ['Email Address *', 'email', { key: 'shared.journey.email' }],
    ['', 'new-password', { key: 'shared.journey.newPassword' }],
    ['  ', 'off', { key: 'shared.journey.answer' }],
    ['Your badge', 'username', { text: 'Your badge' }],
    ['<b>Bold</b>', 'off', { text: '<b>Bold</b>' }],
    ['constructor', 'off', { text: 'constructor' }],
  ] as const)('[IDN-04] that asks by %j for %s: %j', (prompt, purpose, expected) => {
    expect(questionLabel(prompt, purpose)).toEqual(expected);
  });
});
