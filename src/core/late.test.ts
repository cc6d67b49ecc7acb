import { describe, expect, it, vi } from 'vitest';
import { isMissingChunk, late, lateOrWithout } from './late.ts';

/** Creates a loader that fails `times` times and then returns 'part'. */
const failing = (times: number) => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times)
      throw new TypeError('Failed to fetch dynamically imported module: /part.js');
    return 'part';
  });
  return load;
};

describe('code that loads late [REL-06 part]', () => {
  it.each([
    [0, 1],
    [1, 2],
  ])('comes though it failed %i times, after %i attempts', async (times, attempts) => {
    const load = failing(times);
    await expect(late(load)).resolves.toBe('part');
    expect(load).toHaveBeenCalledTimes(attempts);
  });

  it('is missing after two failures, and the next call tries again', async () => {
    const load = failing(2);
    await expect(late(load)).rejects.toSatisfy(isMissingChunk);
    await expect(late(load)).resolves.toBe('part');
  });

  it('is used once it is there', async () => {
    const use = vi.fn();
    await lateOrWithout('part', failing(1), use);
    expect(use).toHaveBeenCalledExactlyOnceWith('part');
  });

  it('leaves the page as it is without it, and the console names it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const use = vi.fn();
    await lateOrWithout('flag service', failing(2), use);
    expect(use).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledExactlyOnceWith('Assess widgets: no flag service.', expect.any(TypeError));
    warn.mockRestore();
  });

  it.each([
    ['Failed to fetch dynamically imported module: /a.js', true],
    ['error loading dynamically imported module: /a.js', true],
    ['Importing a module script failed.', true],
    ['x is not a function', false],
  ])('knows from “%s” whether a file is missing: %s', (message, isMissing) => {
    expect(isMissingChunk(new TypeError(message))).toBe(isMissing);
  });
});
