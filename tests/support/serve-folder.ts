import { createAdaptorServer } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { readStatic } from '../../demo-host/static-files.ts';

export type ServedFolder = {
  /** The address, such as `http://localhost:{port}`. */
  url: string;
  close(): Promise<void>;
};

/** Serves the files of a folder on a free port of the loopback interface, to pages of any origin. */
export const serveFolder = async (folder: string): Promise<ServedFolder> => {
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
      const headers = { 'Access-Control-Allow-Origin': '*' };
      const file = await readStatic(folder, path, false);
      if (!file) return new Response('Not found', { status: 404, headers });
      return new Response(file.bytes, { headers: { ...headers, 'Content-Type': file.type } });
    },
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
};
