import { createPasswordCallback, stringAttributeCallback, textOutputCallback } from '../callbacks.ts';
import { PASSWORD_POLICIES, passwordProblems } from '../password-rules.ts';
import type { Person } from '../people.ts';
import { TreeFailure, type Ask } from '../tree-engine.ts';
import { askMailedCode } from './mailed-code.ts';
import { textAnswer, type DemoTree, type TreeContext } from './tree-context.ts';

type Asked = { header: string; description: string; about: string };

/** Returns the person who has proven that the mailbox of the address is theirs. */
const proveByMail = async (
  ask: Ask,
  context: TreeContext,
  { header, description, about }: Asked,
): Promise<Person> => {
  const [email] = await ask({
    stage: 'Email',
    header,
    description,
    callbacks: [stringAttributeCallback({ name: 'mail', prompt: 'Email Address' })],
  });
  const person = context.people.byEmail(textAnswer(email));
  const isProven = await askMailedCode(ask, context, person, {
    about,
    address: textAnswer(email),
    description: 'If the address belongs to an account, a code of six digits is on its way to it.',
  });
  if (!person || !isProven) throw new TreeFailure('Login failure');
  return person;
};

/** Sets a new password for a person who proves that the mailbox is theirs, and signs them in. */
export const forgottenPasswordTree: DemoTree = async (ask, context) => {
  const person = await proveByMail(ask, context, {
    header: 'Forgotten password',
    description: 'We send a code to your address. With it you choose a new password, and are signed in.',
    about: 'a new password',
  });
  let broken: ReturnType<typeof passwordProblems> = [];
  for (;;) {
    const [password] = await ask({
      stage: 'NewPassword',
      header: 'Choose a new password',
      callbacks: [createPasswordCallback('New Password', broken, PASSWORD_POLICIES)],
    });
    broken = passwordProblems(textAnswer(password), person.userName);
    if (broken.length === 0) {
      context.people.setPassword(person.id, textAnswer(password));
      return person.id;
    }
  }
};

/** Tells the user name to a person who proves that the mailbox is theirs, and signs them in. */
export const forgottenUserNameTree: DemoTree = async (ask, context) => {
  const person = await proveByMail(ask, context, {
    header: 'Forgotten user name',
    description: 'We send a code to your address. With it you see your user name, and are signed in.',
    about: 'your user name',
  });
  await ask({
    stage: 'UserName',
    header: 'Your user name',
    callbacks: [textOutputCallback(`Your user name is ${person.userName}.`)],
  });
  return person.id;
};
