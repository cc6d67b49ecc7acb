import type { Browser, CDPSession, Page } from 'playwright/test';
import { PASTE_LINES } from '../../demo-host/pages/paste-lines.ts';
import { newVisitor } from './bench-browser.ts';
import type { BenchServer } from './bench-server.ts';
import { metricsOf, slowProcessor } from './profiles.ts';
import { idle, within } from './within.ts';

/** Milliseconds with the processor slowed four times: script per key, and the longest event. */
export type KeyTimes = { key: number; event: number };
/** Also the milliseconds until a paste of 25 lines is painted, and until the same markup, set as HTML, is. */
export type QuickOrderTimes = KeyTimes & { paste: number; markup: number };

/** Pastes 25 lines into quick order, then types into a code and a quantity in the middle. */
export const measureQuickOrder = async (browser: Browser, server: BenchServer): Promise<QuickOrderTimes> => {
  const { context, page, session } = await newVisitor(browser, server);
  await page.addInitScript(watchEvents);
  await page.goto(`${server.url}/bench/quick-order`);
  const first = page.getByLabel('Code, row 1', { exact: true });
  await first.click();
  await page.waitForLoadState('networkidle');
  await slowProcessor(session, 4);
  await page.keyboard.down('Control');
  // The pause is as long as a hand takes from one key to the next.
  await page.waitForTimeout(100);
  const paste = await within('the pasted rows of quick order', timePaste(page));
  await page.keyboard.up('Control');
  await page.waitForLoadState('networkidle');
  await idle(page);
  const times = await timeKeys(page, session);
  const markup = await within('the rows of quick order as markup', timeMarkup(page));
  await context.close();
  return { ...times, paste, markup };
};

/** Measures the yardstick of a key: the same keys in a bare React list of 25 such rows. */
export const measureBareRows = async (browser: Browser, server: BenchServer): Promise<KeyTimes> => {
  const { context, page, session } = await newVisitor(browser, server);
  await page.addInitScript(watchEvents);
  await page.goto(`${server.url}/bench/bare-rows`);
  await page.getByLabel('Code, row 25', { exact: true }).waitFor();
  await slowProcessor(session, 4);
  const times = await timeKeys(page, session);
  await context.close();
  return times;
};

/** Measures the yardstick of the paste: the drawn rows, set once more as HTML below the same style sheets. */
const timeMarkup = (page: Page): Promise<number> =>
  page.locator('assess-quick-order').evaluate(async (element) => {
    const root = element.shadowRoot;
    const rows = root?.querySelector('.qo-rows');
    if (!root || !rows) throw new Error('Quick order has no rows.');
    const html = rows.outerHTML;
    const host = document.createElement('div');
    const shadow = host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = root.adoptedStyleSheets;
    shadow.innerHTML = `<div class="${root.querySelector('.assess-root')?.className ?? ''}"><div class="qo"></div></div>`;
    element.replaceWith(host);
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const begin = performance.now();
    const place = shadow.querySelector('.qo');
    if (place) place.innerHTML = html;
    await frame();
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage('');
    });
    return performance.now() - begin;
  });

const timePaste = (page: Page): Promise<number> =>
  page.getByLabel('Code, row 1', { exact: true }).evaluate(
    async (field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      const root = field.getRootNode() as ShadowRoot;
      const begin = performance.now();
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
      );
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      while (root.querySelectorAll('li input').length < 50) await frame();
      // This frame is not laid out yet. A message that is sent now arrives when it has been painted.
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve, { once: true });
        port1.start();
        port2.postMessage('');
      });
      return performance.now() - begin;
    },
    PASTE_LINES.map(({ code, quantity }) => `${code}\t${quantity}`).join('\n'),
  );

const CODE_KEYS = 'LMS4-REC25';

const timeKeys = async (page: Page, session: CDPSession): Promise<KeyTimes> => {
  const code = page.getByLabel('Code, row 12', { exact: true });
  const quantity = page.getByLabel('Quantity, row 13', { exact: true });
  await code.click();
  await page.keyboard.press('Control+A');
  await page.evaluate(() => {
    (globalThis as unknown as { worstEvent: { ms: number } }).worstEvent.ms = 0;
  });
  const before = (await metricsOf(session)).get('ScriptDuration') ?? 0;
  for (const letter of CODE_KEYS) await page.keyboard.type(letter);
  const between = (await metricsOf(session)).get('ScriptDuration') ?? 0;
  await quantity.click();
  const again = (await metricsOf(session)).get('ScriptDuration') ?? 0;
  for (const digit of '123') await page.keyboard.type(digit);
  const after = (await metricsOf(session)).get('ScriptDuration') ?? 0;
  const event = await page.evaluate(
    () => (globalThis as unknown as { worstEvent: { ms: number } }).worstEvent.ms,
  );
  return { key: ((between - before + (after - again)) * 1000) / (CODE_KEYS.length + 3), event };
};

/** Keeps the time of the longest event, from input to the next paint. It runs in the page. */
const watchEvents = (): void => {
  const worstEvent = { ms: 0 };
  Object.assign(globalThis, { worstEvent });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) worstEvent.ms = Math.max(worstEvent.ms, duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
};
