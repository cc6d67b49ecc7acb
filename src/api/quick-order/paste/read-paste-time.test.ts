import { describe, expect, it } from 'vitest';
import { fillTo } from '../../../../tests/fixtures/pastes/hostile-pieces.ts';
import { readPaste } from './read-paste.ts';

// Shorter texts fit into the young generation of the heap, and the step out of it would look like more than twice.
const LONG = 240_000;

const timeToRead = (length: number, piece: string): number => {
  const text = fillTo(length, piece);
  const began = performance.now();
  readPaste(text);
  return performance.now() - began;
};

// `read-paste-steps.test.ts` counts only what patterns read forwards. This test also covers lookbehinds.
describe('one long line', () => {
  it.each([' ', 'a ', 'a || '])(
    'of %j takes twice the time where it is twice as long, not four times [SEC-10 part]',
    (piece) => {
      // The first run is the slowest, so it is not measured.
      timeToRead(LONG, piece);
      const once: number[] = [];
      const twice: number[] = [];
      // The machine may be busy, so several pairs are measured until one is good enough.
      while (once.length < 30 && !(Math.min(...twice) < 3 * Math.min(...once))) {
        once.push(timeToRead(LONG / 2, piece));
        twice.push(timeToRead(LONG, piece));
      }
      expect(Math.min(...twice)).toBeLessThan(3 * Math.min(...once));
    },
  );
});
