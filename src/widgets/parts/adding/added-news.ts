import { useEffect, useSyncExternalStore } from 'react';
import { addToCart } from '../../../api/cart/change-cart.ts';
import type { Line, LineResult } from '../../../api/cart/line-result.ts';
import { CART_KEY } from '../../../api/cart/read-cart.ts';
import { emitBefore } from '../../../core/events/emit-before.ts';
import { emit } from '../../../core/events/emit.ts';
import type { AssessErrorCode } from '../../../core/events/event-table.ts';
import { OWN } from '../../../core/registry/own-readings.ts';
import { oneVisitor } from '../../../core/registry/one-visitor.ts';
import { isOtherVisitor } from '../../../core/errors.ts';
import { runtime } from '../../../core/runtime.ts';
import {
  cartFailure,
  cartRefusal,
  type CartFailure,
  type CartRefusal,
} from '../../../api/adding/cart-change-words.ts';
import { takeAddRequests } from '../../../api/adding/add-requests.ts';
import { useHost } from '../../kit/element/widget-context.ts';
import { useBackOnline } from '../../kit/ui/useOnline.ts';
import { readAddRequest } from '../../../api/adding/read-add-request.ts';

/** The progress of adding a product. `name` is its code if the cart does not have it. */
export type AddedNews = { name: string; asked: number } & (
  | { state: 'adding' }
  | { state: 'added'; units: number }
  | { state: 'refused'; units: number; kind: CartRefusal['kind'] }
  | { state: 'failed'; failure: CartFailure | undefined }
);

const ADDED_KEY = OWN.added;

const now = (): AddedNews | undefined => runtime().registry.reading(ADDED_KEY).data as AddedNews | undefined;

/** Returns the latest news, the same for every widget on the page. */
export const useAddedNews = (): AddedNews | undefined => {
  useBackOnline(forgetOffline);
  return useSyncExternalStore(runtime().registry.subscribe, now);
};

/** Removes being offline as the reason of a failure. */
const forgetOffline = (): void => {
  const news = now();
  if (news?.state === 'failed' && news.failure === 'offline')
    runtime().registry.keep(ADDED_KEY, { ...news, failure: undefined });
};

export const forgetAdded = (): void => runtime().registry.keep(ADDED_KEY, undefined);

export type PageRequest = {
  tag: string;
  detail: unknown;
  /** The widget that asks; the document for a request of the page itself. */
  from: EventTarget;
};

/**
 * Handles a request to add a product. `onNews` is called at once and again at the end. The events come from the
 * widget that asks, and from the document for the page's own request or when that widget has left the page. The page receives
 * `assess-cart-added`. If nothing was added, it receives `assess-error`: `cart.add.request` if the detail is not a
 * product and quantity, `cart.add.refused` if the store refused, `cart.add.failed` if the call failed. Pass the `check`
 * from the time of the request if something was awaited since; a later visitor then learns nothing about it (SES-13).
 * Never rejects.
 */
export const addFromPage = async (
  { tag, detail, from }: PageRequest,
  onNews: (news: AddedNews) => void,
  check = oneVisitor(),
): Promise<void> => {
  const line = readAddRequest(detail);
  const at = () => (from instanceof Element && from.isConnected ? from : document);
  const widget = from instanceof Element ? from.localName : tag;
  const fail = (code: AssessErrorCode) => emit(at(), 'assess-error', { code, widget });
  if (line === undefined) {
    // Reported each time, because a page may have many buttons.
    console.warn(`Assess widgets: <${tag}> was asked by "assess-cart-add" for no {code, quantity}:`, detail);
    fail('cart.add.request');
    return;
  }
  if (runtime().author || !(await emitBefore(at(), 'assess-cart-before-add', { lines: [line] }))) return;
  const tell = (news: AddedNews) => {
    runtime().registry.keep(ADDED_KEY, news);
    onNews(news);
  };
  tell({ name: line.code, asked: line.quantity, state: 'adding' });
  try {
    const { results } = await addToCart({ lines: [line], check });
    const end = outcome(results[0]);
    if (end.units > 0) emit(at(), 'assess-cart-added', { lines: [{ code: line.code, quantity: end.units }] });
    else fail('cart.add.refused');
    tell({ name: nameOf(line), asked: line.quantity, ...end });
  } catch (error) {
    fail('cart.add.failed');
    if (isOtherVisitor(error)) return forgetAdded();
    tell({ name: nameOf(line), asked: line.quantity, state: 'failed', failure: cartFailure(error) });
  }
};

/** Handles the page's requests to add if no mini-cart does, and announces each result by `textOf`, which must stay the same. */
export const useAddRequests = (textOf: (news: AddedNews) => string): void => {
  const host = useHost();
  useEffect(
    () =>
      takeAddRequests({
        host,
        opens: false,
        last: true,
        take: (detail, _open, from) =>
          void addFromPage({ tag: host.localName, detail, from }, (news) => {
            if (news.state !== 'adding') runtime().registry.actions.announce(textOf(news));
          }),
      }),
    // The text's translator stays the same while the widget is on the page.
    // oxlint-disable-next-line react/exhaustive-deps
    [host],
  );
};

const outcome = (result: LineResult | undefined) => {
  const units = result?.added ?? 0;
  const refusal = cartRefusal({
    statusCode: result?.status ?? 'unavailable',
    quantity: units,
    quantityAdded: units,
  });
  return refusal
    ? ({ state: 'refused', units, kind: refusal.kind } as const)
    : ({ state: 'added', units } as const);
};

const nameOf = ({ code }: Line): string => {
  const view = runtime().registry.reading(CART_KEY).data;
  return view?.cart?.entries.find(({ product }) => product.code === code)?.product.name ?? code;
};
