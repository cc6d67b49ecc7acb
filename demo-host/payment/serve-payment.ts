import type { Backend } from '../backend/app.ts';
import { readStatic } from '../static-files.ts';

const FILES = `${import.meta.dirname}/frame/assets`;
const ASSETS = /^(?:\/payment)?\/v1\/assets\/(.+)$/;

/**
 * Answers for the payment service: on `pay.localhost`, and below `/payment` of 127.0.0.1 for browsers that can't
 * resolve that name. No page's script can read it: it has no CORS headers.
 */
export const servePayment = async (request: Request, url: URL, backend: Backend): Promise<Response> => {
  const [, file] = ASSETS.exec(url.pathname) ?? [];
  if (file !== undefined) {
    const found = await readStatic(FILES, file, false);
    if (!found) return new Response('There is no such file.', { status: 404 });
    return new Response(found.bytes, {
      headers: {
        'Content-Type': found.type,
        'X-Content-Type-Options': 'nosniff',
        ETag: found.etag,
        'Cache-Control': 'no-cache',
      },
    });
  }
  const isBelow = url.pathname.startsWith('/payment/');
  return backend.fetch(isBelow ? request : new Request(withPath(url, `/payment${url.pathname}`), request));
};

const withPath = (url: URL, pathname: string): URL => Object.assign(new URL(url), { pathname });
