/** A request, as tests read it at `GET /__requests`. */
type LoggedRequest = {
  method: string;
  host: string;
  path: string;
  requestId?: string;
  siteId?: string;
  idempotencyKey?: string;
};

export type RequestLog = {
  add(request: Request): void;
  list(): readonly LoggedRequest[];
  clear(): void;
};

/** The most requests kept, so that the log of a demo host that runs for long does not grow without limit. */
const MOST_KEPT = 10_000;

export const createRequestLog = (print: (line: string) => void): RequestLog => {
  let entries: LoggedRequest[] = [];
  return {
    add: (request) => {
      const entry = loggedOf(request);
      print(`${entry.method} ${entry.host}${entry.path}`);
      entries.push(entry);
      if (entries.length > MOST_KEPT) entries.shift();
    },
    list: () => entries,
    clear: () => {
      entries = [];
    },
  };
};

const loggedOf = ({ method, url, headers }: Request): LoggedRequest => {
  const { host, pathname, search } = new URL(url);
  const requestId = headers.get('x-request-id');
  const siteId = headers.get('x-site-id');
  const idempotencyKey = headers.get('idempotency-key');
  return {
    method,
    host,
    path: pathname + search,
    ...(requestId && { requestId }),
    ...(siteId && { siteId }),
    ...(idempotencyKey && { idempotencyKey }),
  };
};
