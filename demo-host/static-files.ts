import { createHash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  // The index of the documentation's search.
  '.pagefind': 'application/octet-stream',
  '.pf_meta': 'application/octet-stream',
  '.pf_index': 'application/octet-stream',
  '.pf_fragment': 'application/octet-stream',
};

export type StaticFile = { bytes: Uint8Array<ArrayBuffer>; type: string; encoding?: 'br'; etag: string };

/**
 * Reads a file below `root` by its URL path, or the `.br` beside it if `brotli` is true. Returns undefined if it does
 * not exist, has an unlisted extension or a dot name in its path, or leads out of the root (by `..`, encoded or not, or
 * by a link).
 */
export const readStatic = async (
  root: string,
  urlPath: string,
  brotli: boolean,
): Promise<StaticFile | undefined> => {
  const path = safePath(urlPath);
  const type = path && TYPES[extname(path)];
  if (!path || !type) return undefined;
  const file = join(root, path);
  const compressed = brotli ? await readBelow(root, `${file}.br`) : undefined;
  const bytes = compressed ?? (await readBelow(root, file));
  if (!bytes) return undefined;
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { bytes, type, etag, ...(compressed && { encoding: 'br' }) };
};

const safePath = (urlPath: string): string | undefined => {
  const segments: string[] = [];
  for (const segment of urlPath.split('/').filter((part) => part !== '')) {
    const name = decoded(segment);
    if (name === undefined || name.startsWith('.') || /[\\/\0:]/.test(name)) return undefined;
    segments.push(name);
  }
  return segments.join(sep);
};

const decoded = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
};

const readBelow = async (root: string, file: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  try {
    const [base, real] = await Promise.all([realpath(root), realpath(file)]);
    return real.startsWith(base + sep) ? new Uint8Array(await readFile(real)) : undefined;
  } catch {
    return undefined;
  }
};
