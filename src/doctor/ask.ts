import { lookup, type LookupOptions } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';

/** What a server answered. `body` has at most 5 MB. */
export type Answer = { url: URL; status: number; headers: Readonly<Record<string, string>>; body: Buffer };

/** Makes one request and follows redirects. Rejects if there is no answer. */
export type Ask = (
  url: URL,
  options?: { method?: string; headers?: Record<string, string> },
) => Promise<Answer>;

const MOST_BYTES = 5_000_000;
const MOST_REDIRECTS = 5;
const TIMEOUT = 20_000;

/** Names that end with .localhost are this machine, as in browsers. Not every system's resolver knows it. */
const lookUp: LookupFunction = (name, options, done) => {
  if (!name.endsWith('.localhost')) return lookup(name, options as LookupOptions, done as never);
  if (options.all) done(null, [{ address: '127.0.0.1', family: 4 }]);
  else done(null, '127.0.0.1', 4);
};

/** Asks over the network. */
export const askNetwork: Ask = async (url, options = {}) => {
  let at = url;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const answer = await askOnce(at, options);
    const { location } = answer.headers;
    if (answer.status < 300 || answer.status > 399 || location === undefined) return answer;
    at = new URL(location, at);
    if (!/^https?:$/.test(at.protocol)) break;
  }
  throw new Error(`${url.href} redirects to nowhere.`);
};

const askOnce = (url: URL, { method = 'GET', headers = {} }: Parameters<Ask>[1] & object): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(url, { method, headers, lookup: lookUp, timeout: TIMEOUT }, (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      response.on('data', (part: Buffer) => {
        size += part.length;
        if (size <= MOST_BYTES) parts.push(part);
        else request.destroy(new Error(`${url.href} has more than ${MOST_BYTES} bytes.`));
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          url,
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
          ),
          body: Buffer.concat(parts),
        }),
      );
    });
    request.on('timeout', () =>
      request.destroy(new Error(`${url.href} did not answer in ${TIMEOUT / 1000} s.`)),
    );
    request.on('error', reject);
    request.end();
  });
