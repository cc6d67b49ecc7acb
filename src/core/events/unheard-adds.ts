import type { LoaderNote } from '../config/read-page-config.ts';
import type { AssessEvents, AssessRequests } from './event-table.ts';

const REQUEST = 'assess-cart-add' satisfies keyof AssessRequests;

/** The widgets that handle such a request. The header draws a mini-cart. */
const TAKERS = 'assess-mini-cart,assess-header,assess-cart,assess-product,assess-search-results';

/** How long a widget that is still to be added may take, in milliseconds. */
const WAIT = 5000;

const TAKEN = Symbol.for('assess-widgets.taken');

type Asked = LoaderNote['asked'];

const note = (): LoaderNote | undefined =>
  (globalThis as { [key: symbol]: LoaderNote | undefined })[Symbol.for('assess-widgets.loader')];

/**
 * Answers a request to add a product if the page has no widget that could handle it, 5 s after the request or after the
 * page has loaded: `assess-error` on the document, and a word for the page's author. `stop` returns false if a widget has
 * handled the request meanwhile; otherwise none will.
 */
const answerLater = (stop: () => boolean): void => {
  const answer = () => {
    if (document.querySelector(TAKERS) || !stop()) return;
    console.warn(`Assess widgets: ${REQUEST} needs an <assess-mini-cart> or <assess-cart> on the page.`);
    const detail: AssessEvents['assess-error'] = { code: 'cart.add.unheard', widget: 'assess-mini-cart' };
    document.dispatchEvent(new CustomEvent('assess-error', { detail }));
  };
  const wait = () => setTimeout(answer, WAIT);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
};

/** Takes a request from the loader's list. Returns false if a widget has taken the list. */
const takeBack = (asked: Asked, detail: unknown): boolean => {
  const place = note()?.asked === asked && asked ? asked.indexOf(detail) : -1;
  if (place >= 0) asked?.splice(place, 1);
  return place >= 0;
};

const hear = (event: Event & { [TAKEN]?: true }): void => {
  const { detail } = event as CustomEvent<unknown>;
  const asked = note()?.asked;
  answerLater(() => (asked ? takeBack(asked, detail) : !event[TAKEN]));
};

/** Answers the requests that the loader holds, `first`, and all later ones. The file imports nothing (EMB-10). */
export const answerUnheard = (first?: Event): void => {
  document.addEventListener(REQUEST, hear);
  if (first) hear(first);
  const asked = note()?.asked;
  for (const detail of asked ?? []) answerLater(() => takeBack(asked, detail));
};
