import type { Mailbox } from '../mailbox.ts';
import type { People, Person } from '../people.ts';
import type { Tree } from '../tree-engine.ts';
import type { WrongAnswers } from '../wrong-answers.ts';

/** What a tree of the demo knows beside the answers. */
export type TreeContext = {
  people: People;
  mailbox: Mailbox;
  /** The same for every step of one journey. */
  journey: string;
  /** Who is signed in on this browser already: a step-up asks them and nobody else. */
  signedIn: string | undefined;
  /** Looks at the answer of the last step, once however often the tree is run. One secret a step. */
  judge: WrongAnswers['judge'];
  waitMs: WrongAnswers['waitMs'];
};

export type DemoTree = Tree<TreeContext>;

/** Anything that is no string counts as nothing typed. */
export const textAnswer = (answer: unknown): string => (typeof answer === 'string' ? answer : '');

/** Names what is guessed. Whoever is not known is counted as well, by what was typed, or it would show who has an account. */
export const secretOf = (kind: 'password' | 'code', person: Person | undefined, typed = ''): string =>
  `${kind} ${person?.id ?? `of nobody: ${typed.trim().toLowerCase().slice(0, 200)}`}`;
