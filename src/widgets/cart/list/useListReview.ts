import { useRef, useState, useSyncExternalStore, useMemo } from 'react';
import { unitsOfProduct } from '../../../api/cart/product-in-cart.ts';
import type { AddOutcome } from '../../../api/cart/add-lines.ts';
import type { LineResult, Line } from '../../../api/cart/line-result.ts';
import { CART_KEY } from '../../../api/cart/read-cart.ts';
import { listAdder } from '../../../api/list/add-list.ts';
import { joinLines, listFragment, type ListLink } from '../../../api/list/list-link.rules.ts';
import { chosenLines, reviewLine, type ReviewLine, type Buyer } from '../../../api/list/review-line.ts';
import { isServiceError, isOtherVisitor } from '../../../core/errors.ts';
import { emitBefore } from '../../../core/events/emit-before.ts';
import { oneVisitor } from '../../../core/registry/one-visitor.ts';
import { runtime } from '../../../core/runtime.ts';
import { cartFailure } from '../../../api/adding/cart-change-words.ts';
import { useEmit, useHost, type SharedKey } from '../../kit/element/widget-context.ts';
import { useWords } from '../../kit/element/useWords.ts';
import { beginReport, isIn, isRefused, withBatch, type AddReport } from './add-report.ts';
import { REORDER, orderedPrices, reorderedIn } from '../../../api/list/reordered.ts';
import type { Locale } from '../../../core/locale/locale-table.ts';
import { useCart } from '../../../api/cart/cart.queries.ts';
import { customer, useCustomer } from '../../../api/customer.ts';
import { useListedProducts } from '../../../api/list/list.queries.ts';
import type { Money } from '../../../api/money.contract.ts';
import { orderQuery } from '../../../api/order/order.queries.ts';
import { useCustomerQuery, type Owner } from '../../../api/query.ts';
import { accountsQuery } from '../../../api/account/account.queries.ts';
import { qualifiedUsersQuery } from '../../../api/account/qualified-user.queries.ts';
import type { Translate } from '../../../core/i18n/translator.ts';
import type en from '../../parts/list-review/messages/en.json';

export type ListReviewState = ReturnType<typeof useListReview>;

/** Returns a list's lines, the shopper's choice, and the result of adding. Source: LEAD-04 c, e. */
export const useListReview = ({ from, lines: all }: Extract<ListLink, { state: 'read' }>) => {
  const host = useHost();
  const emit = useEmit();
  const [lines, setLines] = useState(all);
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map());
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  /** Results of refused lines, by the code that was added. */
  const [refusals, setRefusals] = useState<ReadonlyMap<string, LineResult>>(new Map());
  /** The codes that a press has sent. If one is still listed, the store may have taken it, and it is not added twice. */
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  const [report, setReport] = useState<AddReport>();
  const [busy, setBusy] = useState(false);
  /** True from the press on: the page may take time to allow the add. */
  const underWay = useRef(false);
  const adder = useRef<ReturnType<typeof listAdder>>(undefined);
  const inList = useRef(all);
  const products = useReviewLines(lines, quantities, busy);
  const isChosen = ({ code }: ReviewLine): boolean => !unticked.has(code);
  const chosen = chosenLines(products.reviewed, isChosen);

  const take = (asked: typeof chosen, outcome: AddOutcome): void => {
    const { results } = outcome;
    const went = new Set(results.filter(isIn).map(({ code }) => code));
    const gone = new Set(asked.flatMap(({ line, add }) => (went.has(add.code) ? line.code : [])));
    inList.current = inList.current.filter(({ code }) => !gone.has(code));
    keepInAddress(from, inList.current);
    setLines(inList.current);
    setRefusals(
      (before) =>
        new Map([...before, ...results.filter(isRefused).map((result) => [result.code, result] as const)]),
    );
    const entries = runtime().registry.reading(CART_KEY).data?.cart?.entries ?? [];
    setReport((before) => before && withBatch(before, asked, outcome, entries));
    const added = results.flatMap(({ code, added: units }) => (units > 0 ? { code, quantity: units } : []));
    if (added.length > 0) emit('assess-cart-added', { lines: added });
  };

  /** Adds the chosen lines, if the page allows it. Resolves to true if something was sent. */
  const add = async (): Promise<boolean> => {
    const asked = chosen;
    const wanted = joinLines(asked.map((one) => one.add));
    if (underWay.current || wanted.length === 0) return false;
    underWay.current = true;
    try {
      return await send(asked, wanted);
    } finally {
      underWay.current = false;
    }
  };

  const send = async (asked: typeof chosen, wanted: ReturnType<typeof joinLines>): Promise<boolean> => {
    const check = oneVisitor();
    if (!(await emitBefore(host, 'assess-cart-before-add', { lines: wanted }))) return false;
    setBusy(true);
    setRefusals(new Map());
    setReport(beginReport(wanted.length));
    try {
      adder.current ??= listAdder();
      await adder.current({ lines: wanted, check, onBatch: (outcome) => take(asked, outcome) });
    } catch (error) {
      const requestId = isServiceError(error) ? error.requestId : undefined;
      setReport((before) =>
        before && !isOtherVisitor(error) ? { ...before, failure: cartFailure(error), requestId } : undefined,
      );
    } finally {
      setTried((before) => new Set([...before, ...wanted.map(({ code }) => code)]));
      setBusy(false);
    }
    return true;
  };

  return {
    ...products,
    chosen: chosen.length,
    canAdd: products.reviewed.some(mayBeAdded),
    refusals,
    tried,
    report,
    busy,
    isChosen,
    choose: (code: string, is: boolean): void =>
      setUnticked((before) => new Set(is ? [...before].filter((one) => one !== code) : [...before, code])),
    use: (code: string, quantity: number): void =>
      setQuantities((before) => new Map([...before, [code, quantity]])),
    dismiss: (): void => setReport(undefined),
    add,
  };
};

/** Returns whether a line can be added: as it is, with another quantity, or after it could be looked up. */
const mayBeAdded = ({ fault }: ReviewLine): boolean =>
  fault === undefined || fault === 'not-checked' || (typeof fault === 'object' && fault.use !== undefined);

/* The list stays in the address alone, for a reload, Back and a sign-in, reduced to the lines that are left to add. */

const replace = (hash: string): void => {
  // The address may have another fragment by now.
  if (!location.hash.startsWith('#list=')) return;
  const url = new URL(location.href);
  url.hash = hash;
  if (hash === '') url.searchParams.delete(REORDER);
  history.replaceState(history.state, '', url.href);
};

/** Keeps only these lines in the address. If there are none, the list is removed. */
const keepInAddress = (from: Locale, lines: readonly Line[]): void =>
  replace(listFragment(from, lines) ?? '');

/** Removes the list from the address. */
export const dropFromAddress = (): void => replace('');

const NOBODY: Owner = { whose: '' };

/** Returns the visitor who sees the prices; undefined until the page knows. */
const visitor = (): Owner | undefined =>
  runtime().registry.getSnapshot().session.status === 'anonymous' ? NOBODY : customer();

type Seen = { of: Owner | undefined; prices: ReadonlyMap<string, Money> };

/** Returns a list's lines with the shopper's quantities. `order`: the one ordered again. Source: LEAD-04 c, LEAD-05 c. */
const useReviewLines = (lines: readonly Line[], quantities: ReadonlyMap<string, number>, busy: boolean) => {
  const of = useSyncExternalStore(runtime().registry.subscribe, visitor);
  const [codes] = useState(() => lines.map(({ code }) => code));
  const { looked, ...products } = useListedProducts(of, codes);
  const now = useCart().data?.cart;
  const [cart, setCart] = useState(now);
  if (!busy && cart !== now) setCart(now);
  const buyer = useBuyer();
  const [reordered] = useState(() => reorderedIn(location.search));
  const { data: order } = useCustomerQuery(orderQuery(useCustomer(), reordered));
  const ordered = orderedPrices(order?.entries);
  const [seen, setSeen] = useState<Seen>({ of, prices: new Map() });
  const prices: Seen['prices'] = seen.of === of ? seen.prices : new Map();
  const reviewed = lines.map(({ code, quantity }) =>
    reviewLine(
      { code, quantity: quantities.get(code) ?? quantity },
      { looked, inCart: (one) => (cart ? unitsOfProduct(cart, one) : 0), seen: prices, ordered, buyer },
    ),
  );
  const unseen = reviewed.flatMap(({ product }) =>
    product?.price && !prices.has(product.code) ? [[product.code, product.price] as const] : [],
  );
  // The first price that was shown of each product is kept, as long as the visitor stays the same.
  if (unseen.length > 0) setSeen({ of, prices: new Map([...prices, ...unseen]) });
  return { reviewed, order, ...products };
};

/** Returns the buyer whose qualifications count: the customer's only account. Without one, nothing is said of them. */
const useBuyer = (): Buyer => {
  const customer = useCustomer();
  const of = runtime().config.commerceExtensions ? customer : undefined;
  const at = useMemo(() => of && { ...of, cartId: 'current' }, [of]);
  const { data: accounts } = useCustomerQuery(accountsQuery(at));
  const only = accounts?.length === 1 ? accounts[0]?.id : undefined;
  const { data: users } = useCustomerQuery(qualifiedUsersQuery(at, only));
  return { isSignedIn: customer !== undefined, levels: users?.map(({ level }) => level) };
};

export type ListWords = Translate<keyof typeof en | SharedKey>;

/** Returns the texts of the review. */
export const useListWords = (): ListWords => useWords<typeof en>();
