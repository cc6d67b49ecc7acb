import { request as httpRequest } from 'node:http';

/**
 * A `fetch` for a demo host on this machine, over HTTP, with a cookie jar for each host name. It does not follow
 * redirects.
 */
export type Visitor = (url: string | URL, init?: RequestInit) => Promise<Response>;

/** Creates a visitor. Node can't resolve `*.localhost` on every system, so every name goes to the loopback address. */
export const createVisitor = (): Visitor => {
  const jars = new Map<string, Map<string, string>>();
  return async (address, init = {}) => {
    const url = new URL(address);
    const jar = jars.get(url.hostname) ?? new Map<string, string>();
    jars.set(url.hostname, jar);
    const request = new Request(url, init);
    const headers = new Headers(request.headers);
    if (jar.size > 0) headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const body = Buffer.from(await request.arrayBuffer());
    const answer = await send(url, request.method, headers, body);
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
};

const send = (url: URL, method: string, headers: Headers, body: Buffer): Promise<Response> =>
  new Promise((done, failed) => {
    const call = httpRequest(
      {
        host: '127.0.0.1',
        port: url.port,
        path: url.pathname + url.search,
        method,
        headers: { ...Object.fromEntries(headers), host: url.host, 'content-length': String(body.length) },
      },
      (incoming) => {
        const parts: Buffer[] = [];
        incoming.on('data', (part: Buffer) => parts.push(part));
        incoming.on('error', failed);
        incoming.on('end', () => {
          const status = incoming.statusCode ?? 0;
          const isBare = status === 204 || status === 304;
          const response = new Response(isBare ? null : Buffer.concat(parts), { status });
          for (const [name, value] of Object.entries(incoming.headersDistinct))
            for (const one of value ?? []) response.headers.append(name, one);
          done(response);
        });
      },
    );
    call.on('error', failed).end(body);
  });
