import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hideLater } from './useAccessCodes.ts';

const MINUTE_MS = 60_000;
let page: EventTarget;
let hide: ReturnType<typeof vi.fn<() => void>>;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  hide = vi.fn<() => void>();
  end = hideLater(hide);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('hides codes after five minutes without a press, counted from the last one [ACC-01 f part]', () => {
  for (const press of ['pointerdown', 'keydown']) {
    vi.advanceTimersByTime(5 * MINUTE_MS - 1);
    page.dispatchEvent(new Event(press));
  }
  vi.advanceTimersByTime(5 * MINUTE_MS - 1);
  expect(hide).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(hide).toHaveBeenCalledOnce();
});

it('hides codes when the page is left, and nothing once they are hidden [ACC-01 f part]', () => {
  page.dispatchEvent(new Event('pagehide'));
  expect(hide).toHaveBeenCalledOnce();
  end();
  page.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(10 * MINUTE_MS);
  expect(hide).toHaveBeenCalledOnce();
});
