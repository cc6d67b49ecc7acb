// Finds the browser the tests drive and writes its path where their configurations read it.
// Order: CHROMIUM_PATH, an installed Chrome or Chromium, Playwright's own, Debian's package (as root).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const installed = () =>
  [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
  ].find((path) => path && existsSync(path));

const downloaded = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

const fromDebian = () => {
  if (!isDebianRoot()) return undefined;
  const done =
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core']);
  return done ? installed() : undefined;
};

const browser = installed() ?? downloaded() ?? fromDebian();

if (!browser) {
  console.error(
    'The tests need Chrome or Chromium and found none.\n' +
      'Type: npx playwright install chromium\n' +
      'or set CHROMIUM_PATH to the program of an installed one.',
  );
  process.exit(1);
}
mkdirSync('node_modules/.cache', { recursive: true });
writeFileSync('node_modules/.cache/chromium-path', browser);
