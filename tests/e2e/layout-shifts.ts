import type { Page } from 'playwright/test';
import { twoFrames } from './arrived.ts';
import { countCalls } from './started.ts';

/**
 * One layout shift: its value, and in words when it happened and which nodes moved from which rectangle (x, y, width,
 * height) to which.
 */
export type NotedShift = { value: number; what: string };

/** Records every layout shift of later pages. Returns a function that gives those of the current page, in order. */
export const noteShifts = async (page: Page): Promise<() => Promise<NotedShift[]>> => {
  await page.addInitScript(watchShifts);
  await countCalls(page);
  return async () => {
    await twoFrames(page);
    return page.evaluate(() => (globalThis as unknown as { shifts: NotedShift[] }).shifts);
  };
};

type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Records the shifts. Runs in the page. */
const watchShifts = (): void => {
  const shifts: NotedShift[] = [];
  Object.defineProperty(globalThis, 'shifts', { value: shifts });
  const named = (node: Node | null): string => {
    if (!node) return 'a node that is gone';
    const element = node instanceof Element ? node : node.parentElement;
    const root = node.getRootNode();
    const host = root instanceof ShadowRoot ? `${root.host.localName} ` : '';
    const classes = element?.getAttribute('class')?.trim().replaceAll(/\s+/g, '.');
    const text = node instanceof Element ? '' : ` '${node.nodeValue?.trim().slice(0, 30) ?? ''}'`;
    return `${host}${element?.localName ?? '?'}${classes ? `.${classes}` : ''}${text}`;
  };
  const rectangle = ({ x, y, width, height }: DOMRectReadOnly): string =>
    [x, y, width, height].map(Math.round).join(' ');
  const note = (entries: PerformanceEntryList): void => {
    for (const { value, sources, startTime } of entries as Shift[]) {
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${named(node)} from [${rectangle(previousRect)}] to [${rectangle(currentRect)}]`,
      );
      shifts.push({ value, what: `after ${Math.round(startTime)} ms: ${moved.join('; ')}` });
    }
  };
  new PerformanceObserver((list) => note(list.getEntries())).observe({
    type: 'layout-shift',
    buffered: true,
  });
};
