/** Makes the browser report that it is online or offline, without an event, as at the start of a page. */
export const beOnline = (online: boolean): void => {
  if (online) Reflect.deleteProperty(navigator, 'onLine');
  else Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
};

/** Does the same while a page is open, with the event of the change. */
export const goOnline = (online: boolean): void => {
  const before = navigator.onLine;
  beOnline(online);
  if (before !== online) window.dispatchEvent(new Event(online ? 'online' : 'offline'));
};

/** How long to wait, in milliseconds: for a call that nothing holds back, and for one that a fault makes slow. */
const PATIENCE = { usual: 10_000, slow: 1000 };

export type Traffic = {
  /** Counts this work as under way until it has ended. */
  of<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when nothing was under way for 60 ms, or after a second if answers are held back on purpose. */
  quiet(isHeldBack: boolean): Promise<void>;
};

/** Creates a counter of what is under way, which tells when nothing has been for a while. */
export const createTraffic = (): Traffic => {
  let underWay = 0;
  let lastAt = 0;
  const stamp = () => {
    lastAt = performance.now();
  };
  return {
    of: async (work) => {
      underWay += 1;
      stamp();
      try {
        return await work();
      } finally {
        underWay -= 1;
        stamp();
      }
    },
    quiet: async (isHeldBack) => {
      const began = performance.now();
      const limit = isHeldBack ? PATIENCE.slow : PATIENCE.usual;
      const isQuiet = () => underWay === 0 && performance.now() - lastAt > 60;
      while (!isQuiet() && performance.now() - began < limit)
        await new Promise((resolve) => setTimeout(resolve, 20));
    },
  };
};

/** Counts the document's calls from their beginning to the end of their answer, which may be late on a busy machine. */
export const countCalls = (traffic: () => Traffic | undefined): void => {
  const ask = globalThis.fetch;
  globalThis.fetch = async (...call) => {
    const counted = traffic();
    if (!counted) return ask(...call);
    const answer = await counted.of(() => ask(...call));
    const copy = answer.clone();
    // The page reports an answer that breaks off. Here it only ends the call.
    void counted.of(() => copy.arrayBuffer()).catch(() => undefined);
    return answer;
  };
};
