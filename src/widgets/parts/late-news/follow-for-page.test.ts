import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPlainPage } from '../../../../tests/support/plain-page.ts';
import { runtime, setRuntime } from '../../../core/runtime.ts';
import { followForPage } from './follow-for-page.ts';

const part = vi.hoisted(() => ({ load: vi.fn(), follow: vi.fn(), stop: vi.fn() }));
vi.mock('./load-late-news.ts', () => ({ loadLateNews: part.load }));

const host = () => ({}) as HTMLElement;
/** A call of this page has had no answer. */
const noteCall = () =>
  runtime().storage.write('addingLines', { owner: 'a', lines: [] }, runtime().row.baseSite);

beforeEach(() => {
  startPlainPage();
  part.follow.mockReturnValue(part.stop);
  part.load.mockResolvedValue({ follow: part.follow });
});
afterEach(() => {
  setRuntime(undefined);
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('calls without an answer', () => {
  it('load nothing while there is none, and are followed once however many elements ask, until the last one leaves [API-06 b part] [PERF-08 part]', async () => {
    const [first, second] = [followForPage(host()), followForPage(host())];
    expect(part.load).not.toHaveBeenCalled();
    noteCall();
    noteCall();
    await vi.waitFor(() => expect(part.follow).toHaveBeenCalledOnce());
    expect(part.load).toHaveBeenCalledOnce();
    first();
    expect(part.stop).not.toHaveBeenCalled();
    second();
    expect(part.stop).toHaveBeenCalledOnce();
    const third = followForPage(host());
    await vi.waitFor(() => expect(part.follow).toHaveBeenCalledTimes(2));
    third();
    expect(part.stop).toHaveBeenCalledTimes(2);
  });

  it('are not followed for an element that left while the part was loaded', async () => {
    const loading = Promise.withResolvers<{ follow: typeof part.follow }>();
    part.load.mockReturnValue(loading.promise);
    noteCall();
    followForPage(host())();
    loading.resolve({ follow: part.follow });
    await loading.promise;
    await Promise.resolve();
    expect(part.follow).not.toHaveBeenCalled();
  });

  it('ask for the part again at the next one, where it could not be loaded [REL-06 part]', async () => {
    part.load.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'));
    const stop = followForPage(host());
    noteCall();
    await vi.waitFor(() => expect(part.load).toHaveBeenCalledTimes(2));
    await Promise.resolve();
    noteCall();
    await vi.waitFor(() => expect(part.follow).toHaveBeenCalledOnce());
    stop();
  });
});
