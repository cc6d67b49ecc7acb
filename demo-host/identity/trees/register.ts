import {
  booleanAttributeCallback,
  createPasswordCallback,
  createUsernameCallback,
  kbaCallback,
  stringAttributeCallback,
  termsCallback,
  textOutputCallback,
  type FailedPolicy,
} from '../callbacks.ts';
import {
  emailProblems,
  nameProblems,
  PASSWORD_POLICIES,
  passwordProblems,
  USER_NAME_POLICIES,
  userNameProblems,
} from '../password-rules.ts';
import { TreeFailure } from '../tree-engine.ts';
import { textAnswer, type DemoTree } from './tree-context.ts';

const QUESTIONS = ['What was the name of your first school?', 'In which town did your parents meet?'];
const TERMS =
  'This shop is a demonstration. Accounts are kept until it is stopped, and nothing that you order will arrive.';

/**
 * Registers a new account: user name, password, names, e-mail; a security question; terms. Repeats the questions with
 * wrong answers.
 */
export const registerTree: DemoTree = async (ask, { people }) => {
  let [userName, password, firstName, lastName, email] = ['', '', '', '', ''];
  let news = false;
  let broken: Record<'userName' | 'password' | 'firstName' | 'lastName' | 'email', FailedPolicy[]> = {
    userName: [],
    password: [],
    firstName: [],
    lastName: [],
    email: [],
  };
  do {
    const answers = await ask({
      stage: 'Register',
      header: 'Create an account',
      description: 'With an account you see your orders and quotes, and check out faster.',
      callbacks: [
        createUsernameCallback('User Name', broken.userName, USER_NAME_POLICIES),
        createPasswordCallback('Password', broken.password, PASSWORD_POLICIES),
        stringAttributeCallback(
          { name: 'givenName', prompt: 'First Name', broken: broken.firstName },
          firstName,
        ),
        stringAttributeCallback({ name: 'sn', prompt: 'Last Name', broken: broken.lastName }, lastName),
        stringAttributeCallback({ name: 'mail', prompt: 'Email Address', broken: broken.email }, email),
        booleanAttributeCallback(
          { name: 'preferences/updates', prompt: 'Send me news about new assessments', required: false },
          news,
        ),
      ],
    });
    // Every attribute has two inputs: its value, and whether it is only to be checked.
    [userName, password, firstName, lastName, email] = [0, 2, 4, 6, 8].map((place) =>
      textAnswer(answers[place]),
    ) as [string, string, string, string, string];
    news = answers[10] === true;
    broken = {
      userName: userNameProblems(userName, people),
      password: passwordProblems(password, userName),
      firstName: nameProblems(firstName),
      lastName: nameProblems(lastName),
      email: emailProblems(email, people),
    };
  } while (Object.values(broken).some((one) => one.length > 0));
  await ask({
    stage: 'SecurityQuestion',
    header: 'A question only you can answer',
    callbacks: [kbaCallback('Security question', QUESTIONS)],
  });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const [accepted] = await ask({
      stage: 'Terms',
      header: 'Terms and conditions',
      callbacks: [
        termsCallback('1.0', TERMS, '2026-01-15T00:00:00.000Z'),
        ...(attempt === 0 ? [] : [textOutputCallback('Without the terms there is no account.', 1)]),
      ],
    });
    if (accepted === true) return people.add({ userName, password, firstName, lastName, email }).id;
  }
  throw new TreeFailure('Login failure');
};
