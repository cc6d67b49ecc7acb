import { passwordCallback, textOutputCallback } from '../callbacks.ts';
import type { Person } from '../people.ts';
import { TreeFailure, type Ask } from '../tree-engine.ts';
import { askSecurityKey } from './security-key.ts';
import { textAnswer, type DemoTree } from './tree-context.ts';

const TRIES = 3;
const HEADER = 'Is it you?';

/** Whoever is signed in proves it once more: by the security key, who has one, or else by the password. Source: IDN-05. */
export const stepUpTree: DemoTree = async (ask, context) => {
  const { people, signedIn } = context;
  const person = signedIn === undefined ? undefined : people.byId(signedIn);
  if (!person) throw new TreeFailure('Login failure');
  const outcome = await askSecurityKey(ask, context, person, {
    header: HEADER,
    description: 'What you are about to do needs your passkey, or your password again.',
    otherWay: 'Use your password',
  });
  const isProven =
    outcome === 'none' || outcome === 'other-way' ? await isPasswordKnown(ask, person) : outcome === 'proven';
  if (!isProven) throw new TreeFailure('Login failure');
  return person.id;
};

const isPasswordKnown = async (ask: Ask, { password }: Person): Promise<boolean> => {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const [typed] = await ask({
      stage: 'StepUp',
      header: HEADER,
      description: 'What you are about to do needs your password again.',
      callbacks: [
        ...(attempt === 0 ? [] : [textOutputCallback('The password is not right.', 2)]),
        passwordCallback('Password'),
      ],
    });
    if (textAnswer(typed) === password) return true;
  }
  return false;
};
