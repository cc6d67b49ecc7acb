import { textOutputCallback, type Callback } from '../callbacks.ts';
import type { TreeContext } from './tree-context.ts';

const MINUTE_MS = 60_000;

/** Returns the text for a wrong answer about `secret`: `words`, or after too many of them how long to wait. */
export const sayWrong = ({ waitMs }: TreeContext, secret: string, words: string): Callback => {
  const minutes = Math.ceil(waitMs(secret) / MINUTE_MS);
  if (minutes === 0) return textOutputCallback(words, 2);
  const said = minutes === 1 ? 'Try again in a minute.' : `Try again in ${minutes} minutes.`;
  return textOutputCallback(`Too many wrong answers. ${said}`, 1);
};
