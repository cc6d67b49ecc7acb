import { readFileSync } from 'node:fs';

const found = (name: string): string => readFileSync(`node_modules/.cache/${name}`, 'utf8').trim();

/** The quickest program that `npm run setup:browser` found. Throws when that has not run yet. */
export const chromiumPath = (): string => found('chromium-path');

/** A browser as people have it, for what a headless shell lacks: the back/forward cache, and `Secure` cookies of origins that are to count as secure. Throws as above. */
export const wholeChromiumPath = (): string => found('whole-chromium-path');

/**
 * A headless Chromium makes its own toolbar and a spare renderer for every context, although nobody sees the one and the
 * other comes too late: a fifth of a test's time.
 */
const UNUSED_FEATURES = [
  'PreloadTopChromeWebUI',
  'InitialWebUI',
  'WebUIReloadButton',
  'WebUIOmniboxPopup',
  'SpareRendererForSitePerProcess',
];

/** The runner's own list, where it touches a page: of two such switches the browser takes the last. */
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
