import {
  createPasswordCallback,
  stringAttributeCallback,
  textInputCallback,
  textOutputCallback,
} from '../callbacks.ts';
import { passwordProblems } from '../password-rules.ts';
import { TreeFailure, type Ask } from '../tree-engine.ts';
import { textAnswer, type DemoTree, type TreeContext } from './tree-context.ts';

/**
 * Asks for the code that a mail brings, three times. Whoever is not known gets the same question and no mail, so that
 * nobody learns here who has an account.
 */
const proveByMail = async (
  ask: Ask,
  { people, mailbox, journey }: TreeContext,
  email: string,
  about: string,
) => {
  const person = people.byEmail(email);
  const code =
    person &&
    mailbox.sendCode(journey, about, {
      to: person.email,
      subject: `Your code for ${about}`,
      text: `User name: ${person.userName}`,
    });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const [given] = await ask({
      stage: 'MailedCode',
      header: 'Look into your mail',
      description: 'If the address belongs to an account, a code of six figures is on its way to it.',
      callbacks: [
        ...(attempt === 0 ? [] : [textOutputCallback('That is not the code that we sent.', 2)]),
        textInputCallback('Code'),
      ],
    });
    if (code !== undefined && textAnswer(given).trim() === code) return person;
  }
  throw new TreeFailure('Login failure');
};

const askEmail = async (ask: Ask, header: string): Promise<string> => {
  const [email] = await ask({
    stage: 'Email',
    header,
    callbacks: [stringAttributeCallback({ name: 'mail', prompt: 'Email Address' })],
  });
  return textAnswer(email);
};

/** A new password for whoever proves that the mailbox is theirs; they are signed in then. */
export const forgottenPasswordTree: DemoTree = async (ask, context) => {
  const person = await proveByMail(ask, context, await askEmail(ask, 'Forgotten password'), 'a new password');
  if (!person) throw new TreeFailure('Login failure');
  let broken: ReturnType<typeof passwordProblems> = [];
  for (;;) {
    const [password] = await ask({
      stage: 'NewPassword',
      header: 'Choose a new password',
      callbacks: [createPasswordCallback('New Password', broken)],
    });
    broken = passwordProblems(textAnswer(password), person.userName);
    if (broken.length === 0) {
      context.people.setPassword(person.id, textAnswer(password));
      return person.id;
    }
  }
};

/** Tells the user name to whoever proves that the mailbox is theirs; they are signed in then. */
export const forgottenUserNameTree: DemoTree = async (ask, context) => {
  const person = await proveByMail(
    ask,
    context,
    await askEmail(ask, 'Forgotten user name'),
    'your user name',
  );
  if (!person) throw new TreeFailure('Login failure');
  await ask({
    stage: 'UserName',
    header: 'Your user name',
    callbacks: [textOutputCallback(`Your user name is ${person.userName}.`)],
  });
  return person.id;
};
