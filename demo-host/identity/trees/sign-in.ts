import { nameCallback, passwordCallback, textOutputCallback } from '../callbacks.ts';
import { KEY_USER_NAME, type Person } from '../people.ts';
import { TreeFailure, type Ask } from '../tree-engine.ts';
import { offerSecurityKey, proveBySecurityKey } from './security-key.ts';
import { textAnswer, type DemoTree, type TreeContext } from './tree-context.ts';

const TRIES = 5;

/** User name and password; a wrong pair is asked again, five times in all. */
const askPassword = async (ask: Ask, { people }: TreeContext): Promise<Person> => {
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
    if (person && person.password === password) return person;
  }
  throw new TreeFailure('Login failure');
};

/** By password, and by security key for whoever has one. */
export const provenTree: DemoTree = async (ask, context) => {
  const person = await askPassword(ask, context);
  await proveBySecurityKey(ask, context, person);
  return person.id;
};

/** The same; one person of the demo who has no key yet is offered one. */
export const signInTree: DemoTree = async (ask, context) => {
  const person = await askPassword(ask, context);
  const hasKey = await proveBySecurityKey(ask, context, person);
  if (!hasKey && person.userName === KEY_USER_NAME) await offerSecurityKey(ask, context, person);
  return person.id;
};
