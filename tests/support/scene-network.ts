/** Makes the browser say that it is on or off the network, as a page finds it: without an event. */
export const beOnline = (online: boolean): void => {
  if (online) Reflect.deleteProperty(navigator, 'onLine');
  else Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
};

/** The same while a page is open: with the event that goes with a change. */
export const goOnline = (online: boolean): void => {
  const before = navigator.onLine;
  beOnline(online);
  if (before !== online) window.dispatchEvent(new Event(online ? 'online' : 'offline'));
};

/** Long enough for a call that nothing holds back, and short for one that is ordered to be slow; in ms. */
const PATIENCE = { usual: 10_000, slow: 1000 };

export type Traffic = {
  /** Counts this work as under way until it has ended. */
  of<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when nothing was under way for 60 ms; after a second at the latest where answers are held back on purpose. */
  quiet(isHeldBack: boolean): Promise<void>;
};

/** Counts what is under way, and tells when nothing has been for a while. */
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

/**
 * Counts the document's calls from where they begin until the last of their answer has come: a busy machine keeps them on
 * their way for long.
 */
export const countCalls = (traffic: () => Traffic | undefined): void => {
  const ask = globalThis.fetch;
  globalThis.fetch = async (...call) => {
    const counted = traffic();
    if (!counted) return ask(...call);
    const answer = await counted.of(() => ask(...call));
    const copy = answer.clone();
    // An answer that breaks off is the page's to tell; here it is only over.
    void counted.of(() => copy.arrayBuffer()).catch(() => undefined);
    return answer;
  };
};
