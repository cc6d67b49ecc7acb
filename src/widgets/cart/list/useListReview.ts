import { useRef, useState } from 'react';
import type { AddOutcome } from '../../../api/cart/add-lines.ts';
import type { LineResult } from '../../../api/cart/line-result.ts';
import { CART_KEY } from '../../../api/cart/read-cart.ts';
import { listAdder } from '../../../api/list/add-list.ts';
import { joinLines, type ListLink } from '../../../api/list/list-link.rules.ts';
import { chosenLines, type ReviewLine } from '../../../api/list/review-line.ts';
import { isServiceError, isOtherVisitor } from '../../../core/errors.ts';
import { emitBefore } from '../../../core/events/emit-before.ts';
import { oneVisitor } from '../../../core/registry/one-visitor.ts';
import { runtime } from '../../../core/runtime.ts';
import { cartFailure } from '../../../api/adding/cart-change-words.ts';
import { useEmit, useHost } from '../../kit/element/widget-context.ts';
import { beginReport, isIn, isRefused, withBatch, type AddReport } from './add-report.ts';
import { keepInAddress } from './list-address.ts';
import { useReviewLines } from './useReviewLines.ts';

export type ListReviewState = ReturnType<typeof useListReview>;

/**
 * Returns the state of the review of a list: its lines, the shopper's choice, and the result of adding. Source: LEAD-04
 * c, e.
 */
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
