import { passwordCallback, textOutputCallback } from '../callbacks.ts';
import { TreeFailure } from '../tree-engine.ts';
import { textAnswer, type DemoTree } from './tree-context.ts';

/** Asks whoever is signed in for the password once more, three times. Source: IDN-05. */
export const stepUpTree: DemoTree = async (ask, { people, signedIn }) => {
  const person = signedIn === undefined ? undefined : people.byId(signedIn);
  if (!person) throw new TreeFailure('Login failure');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const [password] = await ask({
      stage: 'StepUp',
      header: 'Is it you?',
      description: 'What you are about to do needs your password again.',
      callbacks: [
        ...(attempt === 0 ? [] : [textOutputCallback('The password is not right.', 2)]),
        passwordCallback('Password'),
      ],
    });
    if (textAnswer(password) === person.password) return person.id;
  }
  throw new TreeFailure('Login failure');
};
