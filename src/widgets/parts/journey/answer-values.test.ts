import { describe, expect } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import type { JourneyCallback, JourneyStep } from '../../../auth/journey/journey-step.ts';
import { fieldName, fillStep } from './answer-values.ts';

const answered = (purpose: string, typed: string): unknown => {
  let sent: unknown;
  const ask = { kind: 'text', index: 0, purpose, value: '', set: (value: unknown) => (sent = value) };
  const step = { callbacks: [ask as unknown as JourneyCallback] } as unknown as JourneyStep;
  fillStep(step, { [fieldName({ index: 0 })]: typed });
  return sent;
};

describe('what is sent of a typed text', () => {
  everyRow([
    ['username', ' mara ', 'mara'],
    ['email', 'mara@practice.example ', 'mara@practice.example'],
    ['current-password', ' a b ', ' a b '],
    ['new-password', 'two words ', 'two words '],
    ['one-time-code', '969 397', '969397'],
    ['one-time-code', ' 96 93 97 ', '969397'],
    ['text', ' The Journal of Tests ', 'The Journal of Tests'],
  ])('for %s: %j is %j [IDN-04]', (purpose, typed, sent) => {
    expect(answered(purpose, typed)).toBe(sent);
  });
});
