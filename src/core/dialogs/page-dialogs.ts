import { existingRegistry, type PageRegistry } from '../registry/registry.ts';

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

const KEY = 'dialogs';
/** The page's one element for what concerns all of it (EMB-14). */
export const SESSION_TAG = 'assess-session';

/** Dialogs that wait, oldest first: the first is shown, the others come after it. */
export const pageDialogs = (registry: PageRegistry): readonly AskedDialog[] =>
  (registry.reading(KEY).data as readonly AskedDialog[] | undefined) ?? [];

/**
 * Asks the shopper in the page's one `<assess-session>`, which is put last into the body when no author placed one
 * (EMB-14). Gives the id of the choice; undefined when it was closed, or when this page can't ask: before start-up.
 */
export const askShopper = (dialog: PageDialog): Promise<string | undefined> => {
  const registry = existingRegistry();
  if (registry === undefined) return Promise.resolve(undefined);
  placeSession(registry);
  const open = pageDialogs(registry).find(({ id }) => id === dialog.id);
  if (open) return open.answered;
  let settle: (choice: string | undefined) => void = () => undefined;
  const answered = new Promise<string | undefined>((resolve) => {
    settle = resolve;
  });
  const answer = (choice: string | undefined) => {
    const others = pageDialogs(registry).filter((one) => one.answer !== answer);
    registry.keep(KEY, others);
    settle(choice);
  };
  registry.keep(KEY, [...pageDialogs(registry), { ...dialog, answer, answered }]);
  return answered;
};

/** Sees that the page has its one `<assess-session>`, with its code. */
export const placeSession = (registry: PageRegistry): void => {
  if (document.querySelector(SESSION_TAG) === null) {
    const session = document.createElement(SESSION_TAG);
    // Out of the body's flow: in a grid or a flex box it would take a place, with its gap.
    session.style.setProperty('position', 'fixed', 'important');
    document.body.append(session);
  }
  registry.ensure(SESSION_TAG);
};
