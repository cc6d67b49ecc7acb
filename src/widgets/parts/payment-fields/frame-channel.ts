import { readFrameMessage, type FrameSays, type PageSays } from './frame-messages.ts';

const PROTOCOL = 'assess-payment';
const VERSION = 1;

/** How long to wait for the frame's greeting: in total, and after the browser has loaded the frame. In milliseconds. */
const PATIENCE_MS = 20_000;
const AFTER_LOAD_MS = 4_000;

export type FrameChannel = { say: (message: PageSays) => void; close: () => void };

export type ChannelListeners = {
  onMessage: (message: FrameSays) => void;
  /** Called if a message over the channel is not one of the frame's. */
  onNonsense: () => void;
  /** Called if the frame did not load, speaks another version, or was reloaded by itself. */
  onFailure: () => void;
};

/**
 * Opens a channel to a frame of `origin`. The frame greets first. Its greeting is accepted only from its own window,
 * its exact origin and this version, and is answered once, with the port for everything else. Source: SEC-11 c.
 */
export const openFrameChannel = (
  frame: HTMLIFrameElement,
  origin: string,
  { onMessage, onNonsense, onFailure }: ChannelListeners,
): FrameChannel => {
  const { port1, port2 } = new MessageChannel();
  let isHandedOver = false;
  const late = setTimeout(onFailure, PATIENCE_MS);
  let loaded: ReturnType<typeof setTimeout> | undefined;
  const heardOf = () => {
    clearTimeout(late);
    clearTimeout(loaded);
  };

  const greet = ({ data, origin: from, source }: MessageEvent<unknown>) => {
    if (from !== origin || source === null || source !== frame.contentWindow) return;
    const { protocol, version } = Object(data) as { protocol?: unknown; version?: unknown };
    if (protocol !== PROTOCOL) return;
    if (isHandedOver || version !== VERSION) return onFailure();
    isHandedOver = true;
    frame.contentWindow.postMessage({ protocol, version }, origin, [port2]);
  };
  // An error page also sends `load`, but no greeting.
  const wait = () => {
    loaded ??= setTimeout(onFailure, AFTER_LOAD_MS);
  };

  port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = readFrameMessage(data);
    if (message?.type === 'ready') heardOf();
    if (message) onMessage(message);
    else onNonsense();
  };
  window.addEventListener('message', greet);
  frame.addEventListener('load', wait);
  return {
    say: (message) => port1.postMessage(message),
    close: () => {
      heardOf();
      window.removeEventListener('message', greet);
      frame.removeEventListener('load', wait);
      port1.close();
    },
  };
};
