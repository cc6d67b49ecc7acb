import type { Callback } from './callbacks.ts';

/** The questions that a tree asks at once. `header` and `description` are the service's own text. */
export type Step = {
  stage?: string;
  header?: string;
  description?: string;
  callbacks: readonly Callback[];
};

/** The values of the step's inputs, in order. */
export type Answers = readonly unknown[];

export type Ask = (step: Step) => Promise<Answers>;

/** A tree of questions. It resolves to the id of its account, or throws {@link TreeFailure}. */
export type Tree<Given> = (ask: Ask, given: Given) => Promise<string>;

/** The failure of a tree. `message` is the service's answer. */
export class TreeFailure extends Error {
  override readonly name = 'TreeFailure';
}

export type TreeEvent = { step: Step } | { accountId: string } | { failure: string };

/**
 * Runs a tree with the answers given so far, up to its next question or its end. It runs from the beginning each time,
 * so that an earlier step can be answered again (Back). So its effects must be safe to repeat.
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
      // This run never continues: the next request runs the tree again.
      return new Promise<Answers>(() => undefined);
    };
    tree(ask, given).then(
      (accountId) => done({ accountId }),
      (error: unknown) => (error instanceof TreeFailure ? done({ failure: error.message }) : failed(error)),
    );
  });
};
