import { loaderNote } from '../../../core/config/read-page-config.ts';
import type { AssessRequests } from '../../../core/events/event-table.ts';

const REQUEST = 'assess-cart-add' satisfies keyof AssessRequests;

/** A widget that can carry out the page's wish to add a product. */
export type AddTaker = {
  host: HTMLElement;
  /** Opens to show what came of it; one that does not only says it. */
  opens: boolean;
  /** Asked only when nobody opens or no mini-cart is there. */
  last?: boolean;
  /** `detail` is whatever the page sent. */
  take(detail: unknown, open: boolean): void;
};

const takers = new Set<AddTaker>();
const TAKEN = Symbol.for('assess-widgets.taken');

/** Joins those who carry out the page's wishes; gives the way to leave. */
export const takeAddRequests = (taker: AddTaker): (() => void) => {
  if (takers.size === 0) {
    document.addEventListener(REQUEST, hear);
    queueMicrotask(takeEarlier);
  }
  takers.add(taker);
  return () => {
    takers.delete(taker);
    if (takers.size === 0) document.removeEventListener(REQUEST, hear);
  };
};

/** Asks for a product as the page itself would; whoever takes such wishes carries it out. */
export const requestAdd = (wish: AssessRequests[typeof REQUEST]): void => {
  document.dispatchEvent(new CustomEvent(REQUEST, { detail: wish }));
};

const hear = (event: Event & { [TAKEN]?: true }): void => {
  // Another copy of the widgets on the page may have heard it first.
  if (event[TAKEN]) return;
  event[TAKEN] = true;
  give((event as CustomEvent<unknown>).detail);
};

/** What the page asked for while the widgets' code was on its way, which the loader heard. */
const takeEarlier = (): void => {
  const note = loaderNote();
  const asked = note?.asked ?? [];
  if (note) note.asked = undefined;
  asked.forEach(give);
};

const give = (detail: unknown): void => {
  const open = chooseTaker([...takers].filter(({ opens, host }) => opens && host.checkVisibility()));
  const taker = open ?? chooseTaker([...takers]);
  taker?.take(detail, taker === open);
};

/** The first on the page, a mini-cart before anything else. */
export const chooseTaker = (candidates: readonly AddTaker[]): AddTaker | undefined =>
  [...candidates].sort(
    (a, b) =>
      Number(a.last ?? false) - Number(b.last ?? false) ||
      (a.host.compareDocumentPosition(b.host) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1),
  )[0];
