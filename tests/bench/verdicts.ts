import type { ManyElements } from './many-elements.ts';
import { timeKey, type PageTimes } from './page-times.ts';
import type { QuickOrderTimes } from './quick-order-keys.ts';

export type Measured = { pages: PageTimes; many: ManyElements; quickOrder: QuickOrderTimes; longest: number };

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

/** PERF-06 to PERF-09 and PERF-11, and what LEAD-12 gains; times of pages are ratios to a yardstick of this run. */
export const verdicts = ({ pages, many, quickOrder, longest }: Measured): Verdict[] => {
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
      'warm and fast: last count visible, to static HTML',
      quick.visible / quickHtml.visible,
      1.25,
      '×',
    ),
    verdict('PERF-08', 'each further element: main thread', many.ms, 1.5, 'ms'),
    verdict('PERF-08', 'each further element: heap', many.bytes / 1000, 14, 'kB'),
    verdict('PERF-08', 'after removal: listeners left', many.leftListeners, 0, ''),
    verdict('PERF-08', 'after removal: nodes left', many.leftNodes, 0, ''),
    verdict('PERF-08', 'after removal: heap left, of what was added', many.leftShare * 100, 5, '%'),
    verdict('PERF-09', 'quick order, 25 rows, slowed 4 times: script a key', quickOrder.key, 6, 'ms'),
    verdict('PERF-09', 'quick order, 25 rows, slowed 4 times: worst event', quickOrder.event, 100, 'ms'),
    verdict('PERF-09', 'quick order, slowed 4 times: paste of 25 painted', quickOrder.paste, 200, 'ms'),
    verdict('PERF-11', 'longest task after first paint', longest, 50, 'ms'),
  ];
};
