import type { AccountTimes } from './account-times.ts';
import type { ManyElements } from './many-elements.ts';
import { timeKey, type PageTimes } from './page-times.ts';
import type { CartTimes } from './cart-times.ts';
import type { CheckoutTimes } from './checkout-times.ts';
import type { KeyTimes, QuickOrderTimes } from './quick-order-keys.ts';

/** Everything that a run measured. `bare…` are the yardsticks: the same by React and r2wc alone. */
export type Measured = {
  pages: PageTimes;
  many: ManyElements;
  bareMany: ManyElements;
  quickOrder: QuickOrderTimes;
  bareRows: KeyTimes;
  cart: CartTimes;
  checkout: CheckoutTimes;
  account: AccountTimes;
  longest: number;
};

/** One line of the table: what was measured, and the requirement's limit for it. */
export type Verdict = {
  id: string;
  what: string;
  measured: number;
  limit: number;
  unit: string;
  met: boolean;
};

const verdict = (id: string, what: string, measured: number, limit: number, unit: string): Verdict => ({
  id,
  what,
  measured: Math.round(measured * 100) / 100,
  limit,
  unit,
  met: measured <= limit,
});

/** Returns PERF-06 to PERF-09 and PERF-11 to PERF-14, as ratios to a yardstick of this run if there is one. */
export const verdicts = ({
  pages,
  many,
  bareMany,
  quickOrder,
  bareRows,
  cart,
  checkout,
  account,
  longest,
}: Measured): Verdict[] => {
  const at = (...key: Parameters<typeof timeKey>) => {
    const time = pages.get(timeKey(...key));
    if (time === undefined) throw new Error(`${timeKey(...key)} was not measured.`);
    return time;
  };
  const ours = at('widget-with-snippet', 'slow', 'cold');
  const react = at('bare-react', 'slow', 'cold');
  const warm = at('widget-with-snippet', 'slow', 'warm');
  const quick = at('widget-with-snippet', 'fast', 'warm');
  const html = at('static', 'slow', 'warm');
  const quickHtml = at('static', 'fast', 'warm');
  return [
    verdict(
      'PERF-06',
      'cold and slow: a count visible, to bare React',
      ours.visible / react.visible,
      0.75,
      '×',
    ),
    verdict(
      'PERF-06',
      'cold and slow: the cart’s own count visible, to bare React',
      ours.answered / react.answered,
      0.75,
      '×',
    ),
    verdict('PERF-06', 'cold and slow: main thread, to bare React', ours.main / react.main, 1.1, '×'),
    verdict(
      'PERF-07',
      'warm and slow: last count visible, to static HTML',
      warm.visible / html.visible,
      1.25,
      '×',
    ),
    verdict(
      'PERF-07',
      'warm and fast: last count visible, later than static HTML',
      quick.visible - quickHtml.visible,
      17,
      'ms',
    ),
    verdict('PERF-08', 'each further element: main thread, to bare React', many.ms / bareMany.ms, 1.3, '×'),
    verdict('PERF-08', 'each further element: heap, to bare React', many.bytes / bareMany.bytes, 1.3, '×'),
    verdict('PERF-08', 'after removal: listeners left', many.leftListeners, 0, ''),
    verdict('PERF-08', 'after removal: nodes left', many.leftNodes, 0, ''),
    verdict('PERF-08', 'after removal: heap left, of what was added', many.leftShare * 100, 5, '%'),
    verdict('PERF-09', 'quick order: script a key, to a bare list', quickOrder.key / bareRows.key, 1.5, '×'),
    verdict(
      'PERF-09',
      'quick order: worst event, to a bare list',
      quickOrder.event / bareRows.event,
      1.5,
      '×',
    ),
    verdict(
      'PERF-09',
      'quick order: paste of 25 painted, to its markup alone',
      quickOrder.paste / quickOrder.markup,
      2.2,
      '×',
    ),
    verdict('PERF-11', 'longest task after first paint', longest, 50, 'ms'),
    verdict(
      'PERF-12',
      'five lines, cold and slow, with the head snippet: visible, to bare React',
      cart.coldWithSnippet / cart.bareCold,
      0.95,
      '×',
    ),
    verdict(
      'PERF-12',
      'five lines, cold and slow, without it: visible, to bare React',
      cart.cold / cart.bareCold,
      1.2,
      '×',
    ),
    verdict(
      'PERF-12',
      'five lines, warm and slow: last known lines visible, to bare React',
      cart.warm / cart.bareWarm,
      0.7,
      '×',
    ),
    verdict(
      'PERF-13',
      'checkout, cold and slow: first step usable, to bare React’s five lines',
      checkout.usable / checkout.bareLines,
      1.35,
      '×',
    ),
    verdict('PERF-13', 'checkout, slowed 4 times: script to go on from a step', checkout.going, 100, 'ms'),
    verdict(
      'PERF-14',
      '10,000 orders, cold and slow: first rows, to the cart’s lines',
      account.orders / cart.coldWithSnippet,
      1.5,
      '×',
    ),
    verdict(
      'PERF-14',
      '3,000 invoices, cold and slow: first rows, to the cart’s lines',
      account.invoices / cart.coldWithSnippet,
      1.5,
      '×',
    ),
    verdict('PERF-14', 'filter and page of both, slowed 4 times: longest task', account.turning, 50, 'ms'),
    verdict('PERF-14', '200 PDFs in one ZIP: longest task', account.zipping, 50, 'ms'),
    verdict('PERF-14', '200 PDFs in one ZIP: most heap', account.zipHeap, 100, 'MB'),
  ];
};
