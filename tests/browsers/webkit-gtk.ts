import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { Builder, Capabilities, Key as Keys, Origin } from 'selenium-webdriver';
import { START_MS, WINDOW, type Driver, type Key } from './driver.ts';

const KEYS: Record<Key, string[]> = {
  Tab: [Keys.TAB],
  Enter: [Keys.ENTER],
  Escape: [Keys.ESCAPE],
  Space: [Keys.SPACE],
  'Select all': [Keys.CONTROL, 'a'],
};

const has = (command: string): boolean => spawnSync('which', [command]).status === 0;

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });

/** A display in memory. Resolves to its number as soon as it can be used. */
const startDisplay = (): Promise<{ display: string; server: ChildProcess }> =>
  new Promise((done, failed) => {
    const { width, height } = WINDOW;
    const screen = `${width + 200}x${height + 300}x24`;
    const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    server.on('error', failed);
    server.on('exit', () => failed(new Error('Xvfb ended before it had a display.')));
    server.stdout.once('data', (number: Buffer) => done({ display: `:${String(number).trim()}`, server }));
  });

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Resolves when the driver answers. */
const ready = async (url: string): Promise<void> => {
  const until = Date.now() + START_MS;
  while (!(await answers(url))) {
    if (Date.now() > until) throw new Error('WebKitWebDriver does not answer.');
    await new Promise((next) => setTimeout(next, 100));
  }
};

/** Starts WebKitGTK's own small browser. It needs a display: the machine's, or one in memory. */
export const startWebKitGtk = async (): Promise<Driver | string> => {
  if (!has('WebKitWebDriver')) return 'WebKitGTK is not installed (Debian: webkit2gtk-driver).';
  const ofMachine = process.env['WAYLAND_DISPLAY'] ?? process.env['DISPLAY'];
  if (!ofMachine && !has('Xvfb')) return 'WebKitGTK needs a display (Debian: xvfb).';
  const own = ofMachine ? undefined : await startDisplay();
  const port = await freePort();
  // A group of its own: the driver leaves its browser behind if it ends first.
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...(own && { DISPLAY: own.display }) },
  });
  const end = () => {
    if (driver.pid !== undefined && driver.exitCode === null) process.kill(-driver.pid, 'SIGTERM');
    own?.server.kill();
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await ready(url);
    const browser = await new Builder()
      .usingServer(url)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build();
    await browser
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...WINDOW });
    const actions = () => browser.actions({ async: true });
    return {
      name: `WebKitGTK ${(await browser.getCapabilities()).getBrowserVersion()}`,
      open: (address) => browser.get(address),
      resize: async (width, height) => {
        const setRect = async (more: number) =>
          browser
            .manage()
            .window()
            .setRect({ x: 0, y: 0, width: width + more, height });
        await setRect(0);
        // The window is wider than the page by its frame.
        await setRect(width - Number(await browser.executeScript('return innerWidth')));
      },
      look: (expression) => browser.executeScript(`return (${expression});`),
      click: (x, y) => actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform(),
      type: (text) =>
        actions()
          .sendKeys(...text.replaceAll('\n', Keys.ENTER))
          .perform(),
      press: (key) => {
        const keys = KEYS[key];
        const down = keys.reduce((so, one) => so.keyDown(one), actions());
        return keys
          .toReversed()
          .reduce((so, one) => so.keyUp(one), down)
          .perform();
      },
      picture: async (file) => writeFile(file, await browser.takeScreenshot(), 'base64'),
      close: async () => {
        await browser.quit().finally(end);
      },
    };
  } catch (error) {
    end();
    throw error;
  }
};
