// Finds the browsers that the tests drive and writes their paths where the tests' configurations read them:
// - a full browser: CHROMIUM_PATH, an installed Chrome or Chromium, Playwright's own, or Debian's package (as root);
// - for nearly all tests a headless shell, a Chromium without windows that needs half the time: Debian's package, which
//   is installed if it is missing (as root), or else the full browser.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

const { CHROMIUM_PATH } = process.env;
const wholeOne = () =>
  [CHROMIUM_PATH, ...BROWSERS, chromium.executablePath()].find((path) => path && existsSync(path));
const headlessShell = () => (!CHROMIUM_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined);

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Installs Debian's packages of what is missing, one by one, because an older Debian has no headless shell. */
const installMissing = () => {
  const missing = [
    ...(wholeOne() ? [] : ['chromium']),
    ...(headlessShell() || CHROMIUM_PATH ? [] : ['chromium-headless-shell']),
  ];
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (missing.length === 0 || !isDebianRoot || !run('apt-get', ['update', '-qq'])) return;
  for (const name of [...missing, 'fonts-dejavu-core'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
};

installMissing();
const whole = wholeOne();
if (!whole) {
  console.error(
    'The tests need Chrome or Chromium and found none.\n' +
      'Type: npx playwright install chromium\n' +
      'or set CHROMIUM_PATH to the program of an installed one.',
  );
  process.exit(1);
}
mkdirSync('node_modules/.cache', { recursive: true });
writeFileSync('node_modules/.cache/chromium-path', headlessShell() ?? whole);
writeFileSync('node_modules/.cache/whole-chromium-path', whole);
