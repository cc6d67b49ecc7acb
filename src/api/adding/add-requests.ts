import { loaderNote } from '../../core/config/read-page-config.ts';
import type { AssessRequests } from '../../core/events/event-table.ts';

const REQUEST = 'assess-cart-add' satisfies keyof AssessRequests;

/** A widget that can handle the page's request to add a product. */
export type AddTaker = {
  host: HTMLElement;
  /** Whether the widget opens to show the result. Otherwise it only announces it. */
  opens: boolean;
  /** Whether all other widgets are asked before this one. */
  last?: boolean;
  /** Handles the request. `detail` is whatever the page sent. The events about it come from `from`. */
  take(detail: unknown, open: boolean, from: EventTarget): void;
};

const takers = new Set<AddTaker>();
const TAKEN = Symbol.for('assess-widgets.taken');

/** Registers a widget that handles the page's requests. Returns a function that removes it. */
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

/** Requests a product as the page itself would. The events come from `host`, the widget that asks (EMB-10). */
export const requestAdd = (host: HTMLElement, wish: AssessRequests[typeof REQUEST]): void => {
  host.dispatchEvent(new CustomEvent(REQUEST, { detail: wish, bubbles: true, composed: true }));
};

const hear = (event: Event & { [TAKEN]?: true }): void => {
  // Another copy of the widgets on the page may have handled it already.
  if (event[TAKEN]) return;
  event[TAKEN] = true;
  const [from] = event.composedPath();
  const isOurs = from instanceof Element && from.localName.startsWith('assess-');
  give((event as CustomEvent<unknown>).detail, isOurs ? from : document);
};

/** Handles the requests that the loader recorded while the widgets' code was loading. */
const takeEarlier = (): void => {
  const note = loaderNote();
  const asked = note?.asked ?? [];
  if (note) note.asked = undefined;
  for (const detail of asked) give(detail, document);
};

const give = (detail: unknown, from: EventTarget): void => {
  const open = chooseTaker([...takers].filter(({ opens, host }) => opens && host.checkVisibility()));
  const taker = open ?? chooseTaker([...takers]);
  taker?.take(detail, taker === open, from);
};

/** Returns the first candidate on the page. Candidates with `last` come after all others. */
const chooseTaker = (candidates: readonly AddTaker[]): AddTaker | undefined =>
  [...candidates].sort(
    (a, b) =>
      Number(a.last ?? false) - Number(b.last ?? false) ||
      (a.host.compareDocumentPosition(b.host) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1),
  )[0];
