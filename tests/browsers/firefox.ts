import { existsSync } from 'node:fs';
import puppeteer, { type KeyInput } from 'puppeteer-core';
import { START_MS, WINDOW, type Driver, type Key } from './driver.ts';

const PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const KEYS: Record<Exclude<Key, 'Select all'>, KeyInput> = {
  Tab: 'Tab',
  Enter: 'Enter',
  Escape: 'Escape',
  Space: 'Space',
};

/** Starts Firefox without a window. It speaks WebDriver BiDi itself, so no driver of its own is needed. */
export const startFirefox = async (): Promise<Driver | string> => {
  const executablePath = [process.env['FIREFOX_PATH'], ...PLACES].find((path) => path && existsSync(path));
  if (executablePath === undefined)
    return 'Firefox is not installed (Debian: firefox-esr), or FIREFOX_PATH must say where it is.';
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: START_MS,
    defaultViewport: WINDOW,
  });
  // The tab that it starts with is never active: the focus would move in it without events.
  const page = await browser.newPage();
  await page.setViewport(WINDOW);
  return {
    name: (await browser.version()).replace('firefox/', 'Firefox '),
    open: async (url) => void (await page.goto(url)),
    resize: (width, height) => page.setViewport({ width, height }),
    look: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: async (key) => {
      if (key !== 'Select all') return page.keyboard.press(KEYS[key]);
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
    },
    picture: async (file) => void (await page.screenshot({ path: file as `${string}.png` })),
    print: async () => new Uint8Array(await page.pdf()),
    close: () => browser.close(),
  };
};
