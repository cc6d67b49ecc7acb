import type { Mailbox } from '../mailbox.ts';
import type { People, Person } from '../people.ts';
import type { Tree } from '../tree-engine.ts';
import type { WrongAnswers } from '../wrong-answers.ts';

/** What a tree of the demo knows besides the answers. */
export type TreeContext = {
  people: People;
  mailbox: Mailbox;
  /** An id that is the same for every step of one journey. */
  journey: string;
  /** The person who is signed in on this browser. A step-up asks only them. */
  signedIn: string | undefined;
  /** Checks the answer of the last step, only once however often the tree is run. Each step has one secret. */
  judge: WrongAnswers['judge'];
  waitMs: WrongAnswers['waitMs'];
};

export type DemoTree = Tree<TreeContext>;

/** Returns the answer's text. Anything but a string counts as nothing typed. */
export const textAnswer = (answer: unknown): string => (typeof answer === 'string' ? answer : '');

/**
 * Returns the name of the secret that is guessed. Guesses for an unknown person are counted too, by what was typed, or
 * the difference would show who has an account.
 */
export const secretOf = (kind: 'password' | 'code', person: Person | undefined, typed = ''): string =>
  `${kind} ${person?.id ?? `of nobody: ${typed.trim().toLowerCase().slice(0, 200)}`}`;
