import type { Page } from 'playwright/test';
import { twoFrames } from './arrived.ts';
import { countCalls } from './started.ts';

/** One shift: how much, and in words when, and which nodes went from which rectangle (x, y, width, height) to which. */
export type NotedShift = { value: number; what: string };

/** Notes every layout shift of the pages that come from now on; gives those of the page that stands, in their order. */
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

/** Runs in the page. */
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
