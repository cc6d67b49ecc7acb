import { nameCallback, passwordCallback, textOutputCallback } from '../callbacks.ts';
import { TreeFailure } from '../tree-engine.ts';
import { textAnswer, type DemoTree } from './tree-context.ts';

const TRIES = 5;

/** User name and password; a wrong pair is asked again, five times in all. */
export const signInTree: DemoTree = async (ask, { people }) => {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const [userName, password] = await ask({
      stage: 'SignIn',
      header: 'Sign in',
      description: 'Use the user name that you registered with.',
      callbacks: [
        ...(attempt === 0 ? [] : [textOutputCallback('The user name or the password is not right.', 2)]),
        nameCallback('User Name'),
        passwordCallback('Password'),
      ],
    });
    const person = people.byUserName(textAnswer(userName));
    if (person && person.password === password) return person.id;
  }
  throw new TreeFailure('Login failure');
};
