import { createPasswordCallback, stringAttributeCallback, suspendedCallback } from '../callbacks.ts';
import { PASSWORD_POLICIES, passwordProblems } from '../password-rules.ts';
import { TreeFailure } from '../tree-engine.ts';
import { textAnswer, type DemoTree } from './tree-context.ts';

/**
 * A new password for whoever opens the link of a mail, in whatever browser: its `suspendedId` is what the mail's text ends
 * with, and the mail's code behind it.
 */
export const forgottenByLinkTree: DemoTree = async (ask, { people, mailbox, journey }) => {
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
  const [given] = await ask({
    stage: 'MailedLink',
    header: 'Look into your mail',
    callbacks: [suspendedCallback('If the address belongs to an account, a link is on its way to it.')],
  });
  if (!person || textAnswer(given) !== code) throw new TreeFailure('Login failure');
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
