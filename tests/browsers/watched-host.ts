import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startDemoHost } from '../../demo-host/server.ts';
import { HEARD_PATH, WATCH_PATH, WATCH_SCRIPT } from './page-watch.ts';

export type WatchedHost = {
  port: number;
  /** What pages told and which answers were errors, in order. */
  heard: string[];
  close(): Promise<void>;
};

/** Starts a demo host with its state in memory, behind a port that puts the watch into each page. */
export const startWatchedHost = async (): Promise<WatchedHost> => {
  const host = await startDemoHost({ port: 0, data: 'memory' });
  const heard: string[] = [];
  const server = createServer((asked, answer) => {
    if (asked.url === WATCH_PATH) answer.setHeader('Content-Type', 'text/javascript').end(WATCH_SCRIPT);
    else if (asked.url === HEARD_PATH)
      void wholeOf(asked).then((text) => {
        heard.push(text);
        answer.writeHead(204).end();
      });
    else pass(asked, answer, host.port, heard);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    heard,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await host.close();
    },
  };
};

const wholeOf = async (message: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

/** Passes a request on. Pages come uncompressed and get the watch. */
const pass = (asked: IncomingMessage, answer: ServerResponse, port: number, heard: string[]): void => {
  const { method = 'GET', url: path } = asked;
  const { 'accept-encoding': _any, ...headers } = asked.headers;
  const inner = request({ host: '127.0.0.1', port, method, path, headers }, (got) => {
    const { statusCode = 502 } = got;
    if (statusCode >= 400) heard.push(`${method} ${path} answered ${statusCode}`);
    if (got.headers['content-type']?.startsWith('text/html') !== true) {
      answer.writeHead(statusCode, got.headers);
      got.pipe(answer);
      return;
    }
    const { 'content-length': _length, ...kept } = got.headers;
    void wholeOf(got).then((page) => {
      answer.writeHead(statusCode, kept);
      answer.end(page.replace(/<head[^>]*>/, `$&<script src="${WATCH_PATH}"></script>`));
    });
  });
  inner.on('error', () => answer.destroy());
  answer.on('close', () => inner.destroy());
  asked.pipe(inner);
};
