import type { Callback } from './callbacks.ts';

/** What a tree asks at once. `header` and `description` are the service's own words, as text. */
export type Step = {
  stage?: string;
  header?: string;
  description?: string;
  callbacks: readonly Callback[];
};

/** Values by input, in the order of the step's inputs. */
export type Answers = readonly unknown[];

export type Ask = (step: Step) => Promise<Answers>;

/** A journey: asks, and ends with the id of who it is about, or throws {@link TreeFailure}. */
export type Tree<Given> = (ask: Ask, given: Given) => Promise<string>;

/** The tree said no; `message` is what the service answers. */
export class TreeFailure extends Error {
  override readonly name = 'TreeFailure';
}

export type TreeEvent = { step: Step } | { accountId: string } | { failure: string };

/**
 * Runs a tree on the answers given so far, up to its next question or its end. A tree is run from its beginning each
 * time, so that an earlier step can be answered again (Back); what it does outside itself must bear repeating.
 */
export const runTree = <Given>(
  tree: Tree<Given>,
  given: Given,
  answers: readonly Answers[],
): Promise<TreeEvent> => {
  let asked = 0;
  return new Promise<TreeEvent>((done, failed) => {
    const ask: Ask = (step) => {
      const known = answers[asked];
      asked += 1;
      if (known) return Promise.resolve(known);
      done({ step });
      // Nobody answers any more: the next request runs the tree anew.
      return new Promise<Answers>(() => undefined);
    };
    tree(ask, given).then(
      (accountId) => done({ accountId }),
      (error: unknown) => (error instanceof TreeFailure ? done({ failure: error.message }) : failed(error)),
    );
  });
};
