import { isRead, notAllowed } from './read-only.ts';
import { readStatic } from './static-files.ts';

/** The pages of the documentation switch between light and dark by inline scripts, and their search is WebAssembly. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

const NOT_BUILT = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>The documentation is not built yet</title>
  <h1>The documentation is not built yet</h1>
  <p>Build it with <code>npm run docs</code>, then load this page again.</p>
</html>`;

const html = (text: string | Uint8Array<ArrayBuffer>, status: number): Response =>
  new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': POLICY,
    },
  });

/** Serves the documentation site from the folder into which `npm run docs` builds it. `path` begins with `/docs`. */
export const serveDocs = async (request: Request, path: string, docsDir: string): Promise<Response> => {
  if (!isRead(request)) return notAllowed();
  const below = path.slice('/docs'.length);
  const file = await readStatic(docsDir, below.endsWith('/') ? `${below}index.html` : below, false);
  if (file)
    return new Response(file.bytes, {
      headers: {
        'Content-Type': file.type,
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': POLICY,
      },
    });
  if (await readStatic(docsDir, `${below}/index.html`, false))
    return new Response(null, { status: 308, headers: { Location: `${path}/` } });
  const missing = await readStatic(docsDir, '404.html', false);
  return html(missing?.bytes ?? NOT_BUILT, 404);
};
