import { nameCallback, passwordCallback, type Callback } from '../callbacks.ts';
import { KEY_USER_NAME, type Person } from '../people.ts';
import { TreeFailure, type Ask } from '../tree-engine.ts';
import { offerSecurityKey, proveBySecurityKey } from './security-key.ts';
import { sayWrong } from './too-many.ts';
import { secretOf, textAnswer, type DemoTree, type TreeContext } from './tree-context.ts';

/** The most answers in one journey, whoever they are about. */
const MOST_ANSWERS = 20;

/** Asks for user name and password. After a wrong pair, it asks again. */
const askPassword = async (ask: Ask, context: TreeContext): Promise<Person> => {
  let said: Callback[] = [];
  for (let attempt = 0; attempt < MOST_ANSWERS; attempt += 1) {
    const [userName, password] = await ask({
      stage: 'SignIn',
      header: 'Sign in',
      description: 'Use the user name that you registered with.',
      callbacks: [...said, nameCallback('User Name'), passwordCallback('Password')],
    });
    const typed = textAnswer(userName);
    const person = context.people.byUserName(typed);
    const secret = secretOf('password', person, typed);
    const verdict = context.judge(secret, () => person !== undefined && person.password === password);
    if (person && verdict === 'right') return person;
    said = [sayWrong(context, secret, 'The user name or the password is not right.')];
  }
  throw new TreeFailure('Login failure');
};

/** Signs in with a password, and a security key for a person who has one. */
export const provenTree: DemoTree = async (ask, context) => {
  const person = await askPassword(ask, context);
  await proveBySecurityKey(ask, context, person);
  return person.id;
};

/** Signs in the same way. One person of the demo without a key is offered one. */
export const signInTree: DemoTree = async (ask, context) => {
  const person = await askPassword(ask, context);
  const hasKey = await proveBySecurityKey(ask, context, person);
  if (!hasKey && person.userName === KEY_USER_NAME) await offerSecurityKey(ask, context, person);
  return person.id;
};
