import type { Context } from 'hono';
import { localeRow } from '../../../src/core/locale/locale-table.ts';
import type { Route } from '../core/endpoint-handler.ts';
import { footerFragment, navigationFragment } from './seed/fragments.ts';
import { HOSTILE_FRAGMENTS } from './seed/hostile-fragments.ts';

const FILES: Readonly<Record<string, (locale: string) => string>> = {
  'footer-react-content.html': footerFragment,
  'first-level-nav-react-content.html': navigationFragment,
};

/** Endpoints of the regional host's markup fragments. Below `/hostile/{name}` is a regional host that was attacked. */
export const fragmentRoutes = (): Route[] =>
  Object.entries(FILES).flatMap(([file, markup]): Route[] => [
    (app) =>
      app.get(`/:locale/${file}`, (c) => {
        const row = localeRow(c.req.param('locale'));
        return row ? c.body(markup(row.locale), 200, HEADERS) : c.notFound();
      }),
    (app) => app.get(`/hostile/:name/:locale/${file}`, hostile),
  ]);

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  // Nothing of the file runs if it is opened itself.
  'Content-Security-Policy': "default-src 'none'; sandbox",
};

const hostile = (c: Context): Response | Promise<Response> => {
  const { name = '', locale = '' } = c.req.param();
  const answer = Object.hasOwn(HOSTILE_FRAGMENTS, name) ? HOSTILE_FRAGMENTS[name] : undefined;
  if (answer === undefined) return c.notFound();
  const { body, type = HEADERS['Content-Type'], status = 200, redirect } = answer;
  const url = new URL(c.req.url);
  if (redirect === 'content') url.hostname = 'content.localhost';
  url.pathname = `/regional/${locale}/${url.pathname.split('/').at(-1) ?? ''}`;
  if (redirect) return Response.redirect(url, 302);
  // The body is sent as bytes: for text, the answer would set a type itself.
  return new Response(new TextEncoder().encode(body), {
    status,
    headers: { ...HEADERS, 'Content-Type': type },
  });
};
