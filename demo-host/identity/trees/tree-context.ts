import type { Tree } from '../tree-engine.ts';
import type { People } from '../people.ts';
import type { Mailbox } from '../mailbox.ts';

/** What a tree of the demo knows beside the answers. */
export type TreeContext = {
  people: People;
  mailbox: Mailbox;
  /** The same for every step of one journey. */
  journey: string;
  /** Who is signed in on this browser already: a step-up asks them and nobody else. */
  signedIn: string | undefined;
};

export type DemoTree = Tree<TreeContext>;

/** Anything that is no string counts as nothing typed. */
export const textAnswer = (answer: unknown): string => (typeof answer === 'string' ? answer : '');
