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

/** Counts what is under way, and tells when nothing has been for a while. */
export const createTraffic = () => {
  let underWay = 0;
  let lastAt = 0;
  const stamp = () => {
    lastAt = performance.now();
  };
  return {
    of: async <T>(work: () => Promise<T>): Promise<T> => {
      underWay += 1;
      stamp();
      try {
        return await work();
      } finally {
        underWay -= 1;
        stamp();
      }
    },
    /** Resolves when nothing was under way for 60 ms, and after a second at the latest. */
    quiet: async (): Promise<void> => {
      const began = performance.now();
      const isQuiet = () => underWay === 0 && performance.now() - lastAt > 60;
      while (!isQuiet() && performance.now() - began < 1000)
        await new Promise((resolve) => setTimeout(resolve, 20));
    },
  };
};
