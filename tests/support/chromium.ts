import { readFileSync } from 'node:fs';

const found = (name: string): string => readFileSync(`node_modules/.cache/${name}`, 'utf8').trim();

/** Returns the path of the fastest browser that `npm run setup:browser` found. Throws if that has not run yet. */
export const chromiumPath = (): string => found('chromium-path');

/**
 * Returns the path of a full browser, for what a headless shell lacks: the back/forward cache, and `Secure` cookies for
 * origins that are treated as secure. Throws as above.
 */
export const wholeChromiumPath = (): string => found('whole-chromium-path');

/**
 * Features that a headless Chromium does not need: its own toolbar, and a spare renderer for every context. They take a
 * fifth of a test's time.
 */
const UNUSED_FEATURES = [
  'PreloadTopChromeWebUI',
  'InitialWebUI',
  'WebUIReloadButton',
  'WebUIOmniboxPopup',
  'SpareRendererForSitePerProcess',
];

/**
 * The runner's own list of disabled features, as far as it affects a page. If the switch is given twice, the browser
 * uses the last one.
 */
const RUNNER_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Switches that keep a headless Chromium quiet and off the network. */
export const chromiumArgs: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...UNUSED_FEATURES, ...RUNNER_FEATURES].join()}`,
];
