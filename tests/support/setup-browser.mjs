// Finds the browser the tests drive and writes its path where their configurations read it.
// Order: CHROMIUM_PATH, an installed headless shell (a Chromium without windows: half of the tests' time), Debian's
// package of it (as root), an installed Chrome or Chromium, Playwright's own, Debian's Chromium (as root).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';

const HEADLESS_SHELLS = ['/usr/bin/chromium-headless-shell'];

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

const there = (paths) => paths.find((path) => path && existsSync(path));

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** The package and the typeface that the tests measure with; whether it could be had. */
const installed = (...packages) =>
  isDebianRoot &&
  run('apt-get', ['update', '-qq']) &&
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages, 'fonts-dejavu-core']);

const headlessShell = () => {
  const found = there(HEADLESS_SHELLS);
  if (found || !isDebianRoot) return found;
  return installed('chromium-headless-shell') ? there(HEADLESS_SHELLS) : undefined;
};

const fromDebian = () => (installed('chromium') ? there(BROWSERS) : undefined);

const browser =
  there([process.env.CHROMIUM_PATH]) ??
  headlessShell() ??
  there([...BROWSERS, chromium.executablePath()]) ??
  fromDebian();

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
