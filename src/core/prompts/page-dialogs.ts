import { existingRegistry } from '../registry/registry.ts';
import { defineMatters } from './page-matters.ts';

/** A question that concerns the whole page. The caller supplies the texts in the shopper's language. */
export type PageDialog = {
  /** Two dialogs with the same id are one: a second caller gets the answer to the open dialog. */
  id: string;
  title: string;
  text: string;
  /** The buttons. The recommended choice comes last. At least one. */
  choices: readonly { id: string; label: string }[];
  /** True if the dialog interrupts: a screen reader reads its text at once. */
  urgent?: boolean;
};

/** A dialog that is waiting for its answer. The registry keeps it for all bundles. */
export type AskedDialog = PageDialog & {
  /** Answers the dialog with a choice's id, or with undefined if the shopper closed it. Call it once. */
  answer(choice: string | undefined): void;
  answered: Promise<string | undefined>;
};

/** The waiting dialogs, oldest first. Only the first is shown. */
export const dialogs = defineMatters<AskedDialog>('dialogs');

/** Asks the shopper in `<assess-session>`, which is made if need be (EMB-14). Resolves with the id of the choice, if any. */
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
