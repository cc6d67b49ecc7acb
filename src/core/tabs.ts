import { randomId } from './random.ts';

/** The part of `navigator.locks` that is used. */
export type LocksPort = { request<Result>(name: string, action: () => Promise<Result>): Promise<Result> };

export type TabsPorts = {
  /** The name of the group. Tabs only hear others of the same name. */
  name: string;
  /** Creates the channel. If it is absent or throws, no message reaches anybody. */
  channelFactory?: (name: string) => Channel;
  /** Web Locks. If they are absent or refused, locks only work within this tab. */
  locks?: LocksPort;
  id?: string;
  /** Tells of the back/forward cache. The channel is closed meanwhile, because a message would evict the page from it. */
  events?: Pick<Window, 'addEventListener'>;
};

/** `data` comes from another tab, possibly of another version. It must be parsed. */
type TabListener = (data: unknown, from: string) => void;

/** The open tabs of this browser: messages between them, and locks across them. */
export type Tabs = {
  readonly id: string;
  /** Sends a message to all other tabs. This tab does not receive it. Throws if the data can't be copied, such as a function. */
  post(topic: string, data: unknown): void;
  /** Listens to the messages of other tabs. Returns the function that unsubscribes. */
  on(topic: string, listener: TabListener): () => void;
  /** Runs `action` while no other tab runs an action with the same lock name. Resolves or rejects like the action. */
  withLock<Result>(name: string, action: () => Promise<Result>): Promise<Result>;
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

/** Uses Web Locks. If they are absent, or refuse before the action has begun, actions of a name follow each other in this tab. */
function createLocks(locks: LocksPort | undefined): LocksPort['request'] {
  const last = new Map<string, Promise<unknown>>();
  const alone: LocksPort['request'] = (name, action) => {
    const turn = Promise.resolve(last.get(name)).then(action, action);
    last.set(name, turn);
    return turn;
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

/**
 * Creates the communication between the tabs of a site: BroadcastChannel for messages, Web Locks for locks. Without Web Locks
 * a queue works within this tab. Adds no unload listener. Source: SES-08, REL-04.
 */
export function createTabs({ name, channelFactory, locks, id = randomId(), events }: TabsPorts): Tabs {
  const lockOf = createLocks(locks);
  const listeners = new Map<string, Set<TabListener>>();
  const hear = (raw: unknown) => {
    const message = parseMessage(raw);
    if (message === undefined || message.from === id) return;
    for (const listener of listeners.get(message.topic) ?? []) {
      try {
        listener(message.data, message.from);
      } catch (error) {
        console.error(`Assess widgets: a listener to ${message.topic} failed.`, error);
      }
    }
  };
  const open = (): Channel | undefined => {
    try {
      const opened = channelFactory?.(name);
      opened?.addEventListener('message', (event) => hear(event.data));
      return opened;
    } catch {
      // A browser that refuses channels tells other tabs nothing.
      return undefined;
    }
  };
  let channel = open();
  events?.addEventListener('pagehide', () => {
    channel?.close();
    // Code that still runs while the page is leaving may post a message. It is dropped.
    channel = undefined;
  });
  events?.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) channel = open();
  });
  return {
    id,
    post(topic, data) {
      channel?.postMessage({ protocol, topic, from: id, data } satisfies Message);
    },
    on(topic, listener) {
      const heard = listeners.get(topic) ?? new Set();
      listeners.set(topic, heard.add(listener));
      return () => void heard.delete(listener);
    },
    withLock: (lock, action) => lockOf(`${name}.${lock}`, action),
  };
}

/** Creates the communication between the tabs of this browser. */
export function createBrowserTabs(): Tabs {
  const locks: LockManager | undefined = navigator.locks;
  return createTabs({
    name: 'assess',
    events: window,
    ...(typeof BroadcastChannel === 'function' && { channelFactory: (name) => new BroadcastChannel(name) }),
    ...(locks && { locks: { request: (name, action) => locks.request(name, action) } }),
  });
}

/** The part of `BroadcastChannel` that is used. A message reaches all other channels of the same name, but not the sender. */
export type Channel = {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  close(): void;
};
