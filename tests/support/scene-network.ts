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
      // Twice: the first look may come after a long task, before what that task has begun.
      for (let looks = isQuiet() ? 1 : 0; looks < 2 && performance.now() - began < limit;) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        looks = isQuiet() ? looks + 1 : 0;
      }
    },
  };
};

type Answer = (request: Request) => Promise<Response>;

/** A call and its answer take a moment each, as on a network. No fake clock holds this moment. */
const moment = async (): Promise<void> => {
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.addEventListener('message', resolve, { once: true });
    port1.start();
    port2.postMessage(undefined);
  });
  port1.close();
};

const given = async (request: Request, answer: Answer): Promise<Response> => {
  const { signal } = request;
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort);
  const work = async () => {
    await moment();
    const response = await answer(request);
    await moment();
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
  return Promise.race([work(), aborted.promise]).finally(() => signal.removeEventListener('abort', abort));
};

/**
 * Answers the document's calls of these services within the document: the way through the service worker takes a
 * fifth of a test's time. Calls are counted from their beginning to the end of their answer, which may be late
 * on a busy machine.
 */
export const answerCalls = (
  isAnswered: (path: string) => boolean,
  answer: Answer,
  traffic: () => Traffic | undefined,
): void => {
  const ask = globalThis.fetch;
  globalThis.fetch = async (...call) => {
    const request = new Request(...call);
    const { origin, pathname } = new URL(request.url);
    const counted = traffic();
    if (counted && origin === location.origin && isAnswered(pathname))
      return counted.of(() => given(request, answer));
    if (!counted) return ask(request);
    const response = await counted.of(() => ask(request));
    const copy = response.clone();
    // The page reports an answer that breaks off. Here it only ends the call.
    void counted.of(() => copy.arrayBuffer()).catch(() => undefined);
    return response;
  };
};
