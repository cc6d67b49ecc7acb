import { existingRegistry } from '../registry/registry.ts';
import { defineMatters } from './page-matters.ts';

/** A question of the whole page, not of one widget: texts are the asker's, in the shopper's language. */
export type PageDialog = {
  /** Equal ids are one dialog: who asks again while it is open gets the same answer. */
  id: string;
  title: string;
  text: string;
  /** The buttons, the one meant first last. At least one. */
  choices: readonly { id: string; label: string }[];
  /** It interrupts: its text is read at once. */
  urgent?: boolean;
};

/** A dialog that waits for its answer, as the registry keeps it for all bundles. */
export type AskedDialog = PageDialog & {
  /** Takes the answer: a choice's id, or undefined when the shopper closed it. Once. */
  answer(choice: string | undefined): void;
  answered: Promise<string | undefined>;
};

/** Dialogs that wait, oldest first: the first is shown, the others come after it. */
export const dialogs = defineMatters<AskedDialog>('dialogs');

/**
 * Asks the shopper in the page's one `<assess-session>`, which is put last into the body when no author placed one
 * (EMB-14). Gives the id of the choice; undefined when it was closed, or when this page can't ask: before start-up.
 */
export const askShopper = (dialog: PageDialog): Promise<string | undefined> => {
  const registry = existingRegistry();
  if (registry === undefined) return Promise.resolve(undefined);
  const open = dialogs.open(registry).find(({ id }) => id === dialog.id);
  if (open) return open.answered;
  const { promise: answered, resolve } = Promise.withResolvers<string | undefined>();
  const asked: AskedDialog = {
    ...dialog,
    answered,
    answer: (choice) => {
      dialogs.settle(registry, (one) => one === asked);
      resolve(choice);
    },
  };
  dialogs.raise(registry, asked);
  return answered;
};
