import { readFileSync } from 'node:fs';

/** The program that `npm run setup:browser` found. Throws when that has not run yet. */
export const chromiumPath = (): string => readFileSync('node_modules/.cache/chromium-path', 'utf8').trim();

/** Switches that keep a headless Chromium quiet and off the network. */
export const chromiumArgs: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
