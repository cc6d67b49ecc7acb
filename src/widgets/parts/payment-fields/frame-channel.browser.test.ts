import { afterEach, describe, expect, it, vi } from 'vitest';
import { openFrameChannel } from './frame-channel.ts';

/* The page's end of the channel, with the test's own frame instead of the payment service's. */

const HELLO = { protocol: 'assess-payment', version: 1 };
let close = () => {};

/** Mounts a frame that greets. Returns how often it received a port, once all listeners have heard the greeting. */
const greet = async (origin: string, isOwnWindow = true): Promise<number> => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const window_ = frame.contentWindow!;
  const handed = vi.spyOn(window_, 'postMessage');
  const listeners = { onMessage: vi.fn(), onNonsense: vi.fn(), onFailure: vi.fn() };
  ({ close } = openFrameChannel(frame, origin, listeners));
  await new Promise<void>((resolve) => {
    // Listens after the channel, so it hears the message last.
    window.addEventListener('message', () => resolve(), { once: true });
    window.dispatchEvent(
      new MessageEvent('message', {
        data: HELLO,
        origin: location.origin,
        source: isOwnWindow ? window_ : window,
      }),
    );
  });
  expect(listeners.onFailure).not.toHaveBeenCalled();
  return handed.mock.calls.length;
};

afterEach(() => {
  close();
  document.body.replaceChildren();
});

describe('a frame that greets', () => {
  it('is handed a port where it is of the payment service’s origin [SEC-11 c part]', async () => {
    expect(await greet(location.origin)).toBe(1);
  });

  it('is handed none for a greeting of another window of that origin [SEC-11 c part]', async () => {
    expect(await greet(location.origin, false)).toBe(0);
  });

  it.each([
    ['https://pay.example'],
    [`${location.origin}.example`],
    [location.origin.replace('//', '//pay.')],
  ])(
    'is handed none where the payment service is at %s and it shows a page from elsewhere [SEC-11 c part]',
    async (origin) => {
      expect(await greet(origin)).toBe(0);
    },
  );
});
