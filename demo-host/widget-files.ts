import { isRead, notAllowed } from './read-only.ts';
import { readStatic } from './static-files.ts';

const takesBrotli = (request: Request): boolean =>
  /(?:^|[\s,])br(?:\s*(?:,|$|;\s*q=(?!0(?:\.0+)?\s*(?:,|$))))/.test(
    request.headers.get('accept-encoding') ?? '',
  );

/**
 * Returns whether a file never changes: the build's chunks, other names with a content hash, and everything below a
 * version.
 */
const isImmutable = (path: string): boolean => {
  if (/^(?:chunks|v\d+\.\d+\.\d+[\w.-]*)\//.test(path)) return true;
  const hash = /[.-]([\w-]{8,})\.\w+$/.exec(path)?.[1]?.slice(-8) ?? '';
  return hash.length === 8 && /[A-Z0-9]/.test(hash);
};

/** Serves a built file of the widgets to any page on any origin. `path` is below `/widgets/`. */
export const serveWidgets = async (request: Request, path: string, siteDir: string): Promise<Response> => {
  const open = {
    'Access-Control-Allow-Origin': '*',
    'Timing-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Encoding',
  };
  if (!isRead(request)) return notAllowed();
  const file = await readStatic(siteDir, path, takesBrotli(request));
  if (!file)
    return new Response('Not found', { status: 404, headers: { ...open, 'Cache-Control': 'no-store' } });
  const headers = {
    ...open,
    ETag: file.etag,
    'Cache-Control': isImmutable(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers });
  return new Response(file.bytes, {
    headers: {
      ...headers,
      'Content-Type': file.type,
      ...(file.encoding && { 'Content-Encoding': file.encoding }),
    },
  });
};
