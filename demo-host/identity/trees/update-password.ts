import { createPasswordCallback, passwordCallback, type Callback } from '../callbacks.ts';
import { PASSWORD_POLICIES, passwordProblems } from '../password-rules.ts';
import { TreeFailure } from '../tree-engine.ts';
import { stepUpTree } from './step-up.ts';
import { sayWrong } from './too-many.ts';
import { secretOf, textAnswer, type DemoTree } from './tree-context.ts';

const WRONG = 3;

/**
 * Sets a new password for the signed-in person, who knows the current one. Who has none proves it by the step-up first. A
 * mail tells it. Source: ACC-03 b.
 */
export const updatePasswordTree: DemoTree = async (ask, context) => {
  const { people, mailbox, journey, signedIn } = context;
  const person = signedIn === undefined ? undefined : people.byId(signedIn);
  if (!person) throw new TreeFailure('Login failure');
  const hasPassword = person.password !== '';
  if (!hasPassword) await stepUpTree(ask, context);
  const secret = secretOf('password', person);
  let [said, broken, wrong]: [Callback[], ReturnType<typeof passwordProblems>, number] = [[], [], 0];
  while (wrong < WRONG) {
    const answers = await ask({
      stage: 'UpdatePassword',
      header: 'Change password',
      callbacks: [
        ...said,
        ...(hasPassword ? [passwordCallback('Current Password')] : []),
        createPasswordCallback('New Password', broken, PASSWORD_POLICIES),
      ],
    });
    const [current, chosen] = hasPassword ? answers : ['', ...answers];
    const isRight =
      !hasPassword || context.judge(secret, () => textAnswer(current) === person.password) === 'right';
    said = isRight ? [] : [sayWrong(context, secret, 'The current password is not right.')];
    broken = isRight ? passwordProblems(textAnswer(chosen), person.userName) : [];
    if (!isRight) wrong += 1;
    if (!isRight || broken.length > 0) continue;
    people.setPassword(person.id, textAnswer(chosen));
    mailbox.send(journey, {
      to: person.email,
      subject: 'Your password was changed',
      text: 'You are signed out everywhere else. If this was not you, contact Customer Support.',
    });
    return person.id;
  }
  throw new TreeFailure('Login failure');
};
