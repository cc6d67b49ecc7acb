import { passwordCallback, type Callback } from '../callbacks.ts';
import type { Person } from '../people.ts';
import { TreeFailure, type Ask } from '../tree-engine.ts';
import { askSecurityKey } from './security-key.ts';
import { sayWrong } from './too-many.ts';
import { secretOf, textAnswer, type DemoTree, type TreeContext } from './tree-context.ts';

const TRIES = 3;
const HEADER = 'Is it you?';

/** Asks the signed-in person for a proof: by the security key if they have one, or else by the password. Source: IDN-05. */
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
    outcome === 'none' || outcome === 'other-way'
      ? await isPasswordKnown(ask, context, person)
      : outcome === 'proven';
  if (!isProven) throw new TreeFailure('Login failure');
  return person.id;
};

const isPasswordKnown = async (ask: Ask, context: TreeContext, person: Person): Promise<boolean> => {
  const secret = secretOf('password', person);
  let said: Callback[] = [];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const [typed] = await ask({
      stage: 'StepUp',
      header: HEADER,
      description: 'What you are about to do needs your password again.',
      callbacks: [...said, passwordCallback('Password')],
    });
    if (context.judge(secret, () => textAnswer(typed) === person.password) === 'right') return true;
    said = [sayWrong(context, secret, 'The password is not right.')];
  }
  return false;
};
