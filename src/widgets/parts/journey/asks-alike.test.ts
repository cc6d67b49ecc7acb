import { describe, expect, it } from 'vitest';
import type { JourneyStep } from '../../../auth/journey/journey-step.ts';
import { describeStep } from '../../../auth/journey/describe-step.ts';
import { asksAlike } from './asks-alike.ts';

const named = (prompt: string) => ({
  type: 'NameCallback',
  output: [{ name: 'prompt', value: prompt }],
  input: [{ name: 'IDToken1', value: '' }],
});
const said = { type: 'TextOutputCallback', output: [{ name: 'message', value: 'Wrong.' }] };
const step = (callbacks: readonly object[], stage?: string): Promise<JourneyStep> =>
  describeStep({ authId: 'a', stage, callbacks: callbacks as never });

describe('two steps', () => {
  it('[IDN-04 part] ask alike where one says besides what was wrong', async () => {
    expect(asksAlike(await step([named('User Name')]), await step([said, named('User Name')]))).toBe(true);
  });

  it('[IDN-04 part] do not where question, stage or number differ', async () => {
    const one = await step([named('User Name')], 'SignIn');
    expect(asksAlike(one, await step([named('Code')], 'SignIn'))).toBe(false);
    expect(asksAlike(one, await step([named('User Name')], 'Other'))).toBe(false);
    expect(asksAlike(one, await step([named('User Name'), named('User Name')], 'SignIn'))).toBe(false);
  });
});
