import {
  createPasswordCallback,
  stringAttributeCallback,
  suspendedCallback,
  type Callback,
} from '../callbacks.ts';
import { PASSWORD_POLICIES, passwordProblems } from '../password-rules.ts';
import { TreeFailure } from '../tree-engine.ts';
import type { Verdict } from '../wrong-answers.ts';
import { sayWrong } from './too-many.ts';
import { secretOf, textAnswer, type DemoTree } from './tree-context.ts';

/**
 * Sets a new password for the person who opens the link in a mail, in any browser. The mail's text ends with the link's
 * `suspendedId`, and the mail's code is its last part.
 */
export const forgottenByLinkTree: DemoTree = async (ask, context) => {
  const { people, mailbox, journey } = context;
  const [email] = await ask({
    stage: 'Email',
    header: 'Forgotten password',
    description: 'We send a link to your address. It leads to where you choose a new password.',
    callbacks: [stringAttributeCallback({ name: 'mail', prompt: 'Email Address' })],
  });
  const person = people.byEmail(textAnswer(email));
  const code =
    person &&
    mailbox.sendCode(journey, 'a link', {
      to: person.email,
      subject: 'Choose a new password',
      text: `/en/login?suspendedId=${journey}.`,
    });
  const secret = secretOf('code', person, textAnswer(email));
  let said: Callback[] = [];
  let verdict: Verdict = 'waits';
  while (verdict === 'waits') {
    const [given] = await ask({
      stage: 'MailedLink',
      header: 'Check your email',
      callbacks: [
        ...said,
        suspendedCallback('If the address belongs to an account, a link is on its way to it.'),
      ],
    });
    verdict = context.judge(secret, () => code !== undefined && textAnswer(given) === code);
    said = [sayWrong(context, secret, '')];
  }
  if (!person || verdict !== 'right') throw new TreeFailure('Login failure');
  let broken: ReturnType<typeof passwordProblems> = [];
  for (;;) {
    const [password] = await ask({
      stage: 'NewPassword',
      header: 'Choose a new password',
      callbacks: [createPasswordCallback('New Password', broken, PASSWORD_POLICIES)],
    });
    broken = passwordProblems(textAnswer(password), person.userName);
    if (broken.length > 0) continue;
    people.setPassword(person.id, textAnswer(password));
    return person.id;
  }
};
