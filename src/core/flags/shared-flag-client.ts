import type { Tabs } from '../tabs.ts';
import type { FlagContext } from './flag-client.ts';
import { parseFlags, isFlagKey } from './flag-table.ts';

/** Raw values by flag key, from a service, a page or storage. The keys are known flags; the values can be of any type. */
export type RawFlags = Readonly<Record<string, unknown>>;

/** Keeps the entries whose keys are known flags. The flag table parses their values later. Source: FLG-04. */
const knownFlags = (raw: unknown): RawFlags => {
  if (typeof raw !== 'object' || raw === null) return {};
  return Object.fromEntries(Object.entries(raw).filter(([key]) => isFlagKey(key)));
};

/**
 * Opens the connection to a flag service for one visitor. `onValues` gets all values at first and after each change. If the
 * connection fails, `onValues` is not called and the connection is retried.
 */
export type OpenFlagLine = (
  context: FlagContext,
  onValues: (raw: RawFlags) => void,
) => Promise<{ close(): Promise<void> }>;

type Options = {
  tabs: Pick<Tabs, 'post' | 'on' | 'withLock'>;
  openLine: OpenFlagLine;
  /** The last known values, else the page's own. */
  initial?: RawFlags;
  /** Called with each set of values that comes from the service itself. */
  keep?: (raw: RawFlags) => void;
  /** Called with the unparsed values of the known flags, from the service or another tab, if one has really changed. */
  tell: (raw: RawFlags) => void;
};

/**
 * The page's connection to a flag service. It never rejects and never throws. If the service is down, slow or sends invalid
 * data, the last known values stay, else the defaults. Source: FLG-02, FLG-03, FLG-04.
 */
export type FlagClient = {
  /**
   * Requests the flags for this visitor: at the start, at sign-in and sign-out, and when the country becomes known. Resolves
   * when the service has answered once, or the wait timed out.
   */
  identify(context: FlagContext): Promise<void>;
  /** Leaves the connection to another tab until the next `identify`. */
  pause(): void;
  /** Sends the pending events and ends the stream. Later calls do nothing. */
  close(): Promise<void>;
};

/** How long `identify` waits for the service, in milliseconds. */
const PATIENCE = 5000;
const TOPIC = 'flags';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Names a visitor's connection. Visitors with the same name see the same flags, and their tabs share one connection. */
const nameOf = ({ key, siteUid, storeUid, locale, country }: FlagContext): string =>
  [TOPIC, key, siteUid, storeUid, locale, country].join('.');

/**
 * Creates the flag client of a page with a flag service. Of all tabs with the same visitor, one holds the connection (by a
 * Web Lock) and sends the values to the others. When it closes, another tab takes over. Source: FLG-02, FLG-03, FLG-04.
 */
export const createSharedFlagClient = ({
  tabs,
  openLine,
  initial,
  keep = () => undefined,
  tell,
}: Options): FlagClient => {
  let raw = knownFlags(initial);
  let follower: (() => Promise<void>) | undefined;
  let closed = false;
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });

  const take = (given: unknown) => {
    const before = parseFlags(raw);
    raw = knownFlags(given);
    arrive();
    if (!closed && !isSame(before, parseFlags(raw))) tell(raw);
  };

  return {
    async identify(context) {
      if (closed) return;
      void follower?.();
      follower = followLine({ tabs, openLine, context, take, keep });
      await Promise.race([arrived, new Promise<void>((end) => setTimeout(end, PATIENCE))]);
    },
    pause() {
      void follower?.();
      follower = undefined;
    },
    async close() {
      closed = true;
      await follower?.();
    },
  };
};

type FollowOptions = Required<Pick<Options, 'tabs' | 'openLine' | 'keep'>> & {
  context: FlagContext;
  take: (given: unknown) => void;
};

/** Holds the connection for a visitor, or listens to the tab that holds it. Returns the function that ends this. */
const followLine = ({ tabs, openLine, context, take, keep }: FollowOptions): (() => Promise<void>) => {
  const name = nameOf(context);
  let latest: RawFlags | undefined;
  let ended = false;
  let release: () => void = () => undefined;
  let closing: Promise<void> | undefined;
  const over = new Promise<void>((resolve) => {
    release = resolve;
  });

  const stopHearing = tabs.on(TOPIC, (message) => {
    const { of, values } = Object(message) as { of?: unknown; values?: unknown };
    if (of !== name) return;
    if (values !== undefined) take(values);
    else if (latest) tabs.post(TOPIC, { of: name, values: latest });
  });
  const onValues = (values: RawFlags) => {
    if (ended) return;
    latest = knownFlags(values);
    take(latest);
    keep(latest);
    tabs.post(TOPIC, { of: name, values: latest });
  };
  const lead = async () => {
    if (ended) return;
    const line = await openLine(context, onValues);
    await over;
    // The lock is released without waiting for this: a page in the back/forward cache would otherwise keep it.
    closing = line
      .close()
      .catch((error: unknown) =>
        console.warn('Assess widgets: the flag service was left without a word.', error),
      );
  };

  const leading = tabs.withLock(name, lead).catch((error: unknown) => {
    console.warn(
      'Assess widgets: the flag service could not be started; the page goes on without it.',
      error,
    );
  });
  // If another tab holds the connection, it answers with its values.
  tabs.post(TOPIC, { of: name });
  return async () => {
    ended = true;
    stopHearing();
    release();
    if (latest) await leading;
    await closing;
  };
};
