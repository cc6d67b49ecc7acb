import { existingRegistry, type PageRegistry } from '../../core/registry/registry.ts';
import { detailText, scrub } from './without-personal-data.ts';

/** One thing that happened, at `ms` after the page began to load. All texts are free of what is personal. */
type Noted = { ms: number; text: string };

type NotedRequest = Noted & {
  service: string;
  /** Undefined until it has ended. 0: there was no answer. */
  status: number | undefined;
  /** How long it took, in milliseconds. Undefined until it has ended. */
  took?: number;
};

/** What the inspector has seen of the page so far. A new object after each change. */
export type Watched = {
  events: readonly Noted[];
  requests: readonly NotedRequest[];
  messages: readonly Noted[];
  blocked: readonly { directive: string; origin: string }[];
  /** The tags of `widget.chunk`, without `assess-`. */
  missing: readonly string[];
};

const MOST = 100;
const now = (): number => Math.round(performance.now());
const last = <One>(all: readonly One[], one: One): readonly One[] => [...all, one].slice(-MOST);

let watched: Watched = { events: [], requests: [], messages: [], blocked: [], missing: [] };
const listeners = new Set<() => void>();

const change = (next: Partial<Watched>): void => {
  watched = { ...watched, ...next };
  listeners.forEach((listener) => listener());
};

export const getWatched = (): Watched => watched;

export const onWatched = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

let isWatching = false;
const heard = new WeakSet<PageRegistry>();

/** Begins to watch. The page behaves as before: what is watched goes on to where it went. */
export const watchPage = (): void => {
  if (!isWatching) {
    watchEvents();
    watchConsole();
    watchPolicy();
    // Calls of identity and of the flag service are only known from the browser's list of what it loaded.
    new PerformanceObserver(() => change({})).observe({ type: 'resource' });
  }
  isWatching = true;
  const registry = existingRegistry();
  if (registry && !heard.has(registry)) watchRequests(registry);
};

/** Every event of ours, whatever its target, also those that don't bubble. */
const watchEvents = (): void => {
  const { prototype } = EventTarget;
  const send = prototype.dispatchEvent;
  prototype.dispatchEvent = function dispatchEvent(this: EventTarget, event: Event): boolean {
    if (event instanceof CustomEvent && event.type.startsWith('assess-')) noteEvent(event);
    return send.call(this, event);
  };
};

const noteEvent = ({ type, detail }: CustomEvent<unknown>): void => {
  const { code, widget } = Object(detail) as { code?: unknown; widget?: unknown };
  const isMissing = type === 'assess-error' && code === 'widget.chunk' && typeof widget === 'string';
  change({
    events: last(watched.events, { ms: now(), text: `${type} ${detailText(type, detail)}` }),
    ...(isMissing && { missing: last(watched.missing, widget.replace('assess-', '')) }),
  });
};

const OURS = 'Assess widgets:';

const watchConsole = (): void => {
  for (const level of ['info', 'warn', 'error'] as const) {
    const say = console[level];
    console[level] = (...said: unknown[]): void => {
      const [first] = said;
      if (typeof first === 'string' && first.startsWith(OURS))
        change({ messages: last(watched.messages, { ms: now(), text: scrub(first.replace(OURS, level)) }) });
      say.apply(console, said);
    };
  }
};

/** Of what a policy blocks, also what it blocked before. */
const watchPolicy = (): void => {
  const note = (directive: string, address: string): void => {
    if (!URL.canParse(address)) return;
    const { origin } = new URL(address);
    if (watched.blocked.some((one) => one.origin === origin && one.directive === directive)) return;
    change({ blocked: last(watched.blocked, { directive, origin }) });
  };
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note(effectiveDirective, blockedURI),
  );
  if (!('ReportingObserver' in globalThis)) return;
  new ReportingObserver(
    (reports) => {
      for (const { body } of reports) {
        const { effectiveDirective, blockedURL } = (body ?? {}) as Record<string, unknown>;
        note(String(effectiveDirective), String(blockedURL));
      }
    },
    { types: ['csp-violation'], buffered: true },
  ).observe();
};

/** Every request of every copy. Its path is that of the contract, without anybody's ids. */
const watchRequests = (registry: PageRegistry): void => {
  heard.add(registry);
  const before = registry.observer;
  registry.observer = ({ service, method, path }, requestId) => {
    const ended = before?.({ service, method, path }, requestId);
    const began = now();
    const request: NotedRequest = {
      ms: began,
      service,
      status: undefined,
      text: `${service} ${method} ${path}${requestId === undefined ? '' : ` ${requestId}`}`,
    };
    change({ requests: last(watched.requests, request) });
    return (status) => {
      const took = now() - began;
      const done = {
        ...request,
        status,
        took,
        text: `${request.text}: ${status || 'no answer'} after ${took} ms`,
      };
      change({ requests: watched.requests.map((one) => (one === request ? done : one)) });
      ended?.(status);
    };
  };
};
