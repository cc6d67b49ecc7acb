import { late } from './late.ts';
import { randomId } from './random.ts';
import { createSameTabChannel, type Channel } from './same-tab-channel.ts';

/** What of `navigator.locks` is used. */
export type LocksPort = { request<Result>(name: string, action: () => Promise<Result>): Promise<Result> };

export type TabsPorts = {
  /** Tabs hear each other under the same name only. */
  name: string;
  /** Makes the channel; without it, or if it throws, messages reach this tab alone. */
  channelFactory?: (name: string) => Channel;
  /** Without them, or where the page may not use them, locks hold within this tab alone. */
  locks?: LocksPort;
  /** This tab's id; random unless given. */
  id?: string;
  /**
   * Tells of the page's going into the browser's back/forward cache and coming out of it: a message to a page in it would
   * throw it out, so it hears none there.
   */
  events?: Pick<Window, 'addEventListener'>;
};

/** `data` is whatever another tab, maybe of another version, posted: parse it. */
export type TabListener = (data: unknown, from: string) => void;

/** The open tabs of this browser: messages between them, and locks over them. */
export type Tabs = {
  readonly id: string;
  /** Tells all other tabs; this one does not hear itself. Throws for what cannot be copied, such as functions. */
  post(topic: string, data: unknown): void;
  /** Hears what others post; gives the way to stop it. */
  on(topic: string, listener: TabListener): () => void;
  /** Runs `action` while no other tab runs one of the same name; gives its result or its error. */
  withLock<Result>(name: string, action: () => Promise<Result>): Promise<Result>;
  /** Ends hearing and posting; locks go on. */
  close(): void;
};

type Message = { protocol: typeof protocol; topic: string; from: string; data: unknown };

const protocol = 1;

function parseMessage(raw: unknown): Message | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const message = raw as Partial<Message>;
  const isOurs =
    message.protocol === protocol && typeof message.topic === 'string' && typeof message.from === 'string';
  return isOurs ? (message as Message) : undefined;
}

function openChannel(name: string, factory: TabsPorts['channelFactory']): Channel {
  try {
    return factory?.(name) ?? createSameTabChannel(name);
  } catch {
    return createSameTabChannel(name);
  }
}

/** Web Locks, and a queue of this tab's where there are none or they refuse before the action has begun. */
function createLocks(locks: LocksPort | undefined): LocksPort['request'] {
  let queue: Promise<LocksPort> | undefined;
  const alone: LocksPort['request'] = async (name, action) => {
    queue ??= loadQueue().catch(loadQueue);
    queue.catch(() => (queue = undefined));
    return (await queue).request(name, action);
  };
  return async (name, action) => {
    if (locks === undefined) return alone(name, action);
    let begun = false;
    try {
      return await locks.request(name, () => {
        begun = true;
        return action();
      });
    } catch (error) {
      if (begun) throw error;
      return alone(name, action);
    }
  };
}

/** Nearly every browser has Web Locks. */
const loadQueue = async (): Promise<LocksPort> => (await late(() => import('./lock-queue.ts'))).createQueue();

/**
 * How the tabs of a site speak to each other and take turns: BroadcastChannel and Web Locks, each replaced by
 * what this tab can do alone where the browser lacks it. Adds no unload listener. Source: SES-08, REL-04.
 */
export function createTabs({ name, channelFactory, locks, id = randomId(), events }: TabsPorts): Tabs {
  const lockOf = createLocks(locks);
  const listeners = new Map<string, Set<TabListener>>();
  let closed = false;
  const hear = (raw: unknown) => {
    const message = parseMessage(raw);
    if (closed || message === undefined || message.from === id) return;
    for (const listener of listeners.get(message.topic) ?? []) {
      try {
        listener(message.data, message.from);
      } catch (error) {
        console.error(`Assess widgets: a listener to ${message.topic} failed.`, error);
      }
    }
  };
  const open = (): Channel => {
    const opened = openChannel(name, channelFactory);
    opened.addEventListener('message', (event) => hear(event.data));
    return opened;
  };
  let channel: Channel | undefined = open();
  events?.addEventListener('pagehide', () => {
    channel?.close();
    // What still runs while the page goes may want to say something: nobody hears it.
    channel = undefined;
  });
  events?.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !closed) channel = open();
  });
  return {
    id,
    post(topic, data) {
      if (!closed) channel?.postMessage({ protocol, topic, from: id, data } satisfies Message);
    },
    on(topic, listener) {
      const heard = listeners.get(topic) ?? new Set();
      listeners.set(topic, heard.add(listener));
      return () => {
        heard.delete(listener);
        if (heard.size === 0 && listeners.get(topic) === heard) listeners.delete(topic);
      };
    },
    withLock: (lock, action) => lockOf(`${name}.${lock}`, action),
    close() {
      if (closed) return;
      closed = true;
      listeners.clear();
      channel?.close();
    },
  };
}

/** The tabs of this browser. */
export function createBrowserTabs(): Tabs {
  const locks: LockManager | undefined = navigator.locks;
  return createTabs({
    name: 'assess',
    events: window,
    ...(typeof BroadcastChannel === 'function' && { channelFactory: (name) => new BroadcastChannel(name) }),
    ...(locks && { locks: { request: (name, action) => locks.request(name, action) } }),
  });
}
