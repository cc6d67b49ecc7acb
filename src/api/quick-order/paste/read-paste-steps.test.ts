import { afterEach, describe, expect, it, vi } from 'vitest';
import { HOSTILE_PIECES, fillTo } from '../../../../tests/fixtures/pastes/hostile-pieces.ts';
import { readPaste } from './read-paste.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Counts the characters that all patterns read while `run` runs. */
function countWalked(run: () => void): number {
  let walked = 0;
  const { exec } = RegExp.prototype;
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, input: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, input);
    const missed = this.sticky ? 1 : input.length - from;
    walked += match ? match.index + match[0].length - from : missed;
    return match;
  });
  run();
  vi.restoreAllMocks();
  return walked;
}

const LENGTH = 2 * 1024;

// In a file of its own, because replacing `exec` slows down all patterns of the process.
describe('patterns on hostile text', () => {
  it.each(HOSTILE_PIECES)(
    'pass over each character a bounded number of times: %s [SEC-10 part]',
    (_, piece) => {
      const text = fillTo(LENGTH, piece);
      const walked = countWalked(() => readPaste(text));
      expect(walked).toBeGreaterThan(0);
      expect(walked / text.length).toBeLessThan(400);
    },
  );

  it.each(HOSTILE_PIECES)(
    'pass over twice the characters for twice the text: %s [SEC-10 part]',
    (_, piece) => {
      const once = countWalked(() => readPaste(fillTo(LENGTH, piece)));
      const twice = countWalked(() => readPaste(fillTo(2 * LENGTH, piece)));
      expect(twice / once).toBeLessThan(2.5);
    },
  );
});
