import type { Route } from '../backend/core/endpoint-handler.ts';
import { parentsOf } from './parents.ts';

const LANGUAGES = ['en', 'fr', 'nl', 'es'];
const MODES = ['new', 'saved', 'challenge'];

/**
 * `GET /v1/frame?parent=&lang=&mode=new|saved|challenge&challenge=&scheme=`: the page with the fields of a card, with
 * the security code only (`scheme` of the saved card, if known), or with the bank's question. A parent that is not on
 * the list gets nothing.
 */
export const framePage: Route = (app) => {
  app.get('/v1/frame', (c) => {
    const { origin, searchParams } = new URL(c.req.url);
    const parents = parentsOf(origin);
    const parent = searchParams.get('parent') ?? '';
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': policyOf(parents),
    };
    if (!parents.includes(parent))
      return new Response('This page may not hold the frame.', { status: 403, headers });
    const lang = oneOf(LANGUAGES, searchParams.get('lang'));
    const mode = oneOf(MODES, searchParams.get('mode'));
    const data = {
      parent,
      mode,
      challenge: searchParams.get('challenge') ?? '',
      scheme: searchParams.get('scheme') ?? '',
    };
    return new Response(page(lang, data), { headers });
  });
};

const policyOf = (parents: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${parents.join(' ')}`,
  ].join('; ');

const oneOf = (all: readonly string[], wanted: string | null): string =>
  all.find((one) => one === wanted) ?? all[0]!;

const page = (lang: string, data: Readonly<Record<string, string>>): string => `<!doctype html>
<html lang="${lang}" ${attributes(data)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Payment</title>
<link rel="stylesheet" href="assets/frame.css">
<script type="module" src="assets/frame.js"></script>
</head>
<body></body>
</html>`;

const attributes = (data: Readonly<Record<string, string>>): string =>
  Object.entries(data)
    .map(([name, value]) => `data-${name}="${escaped(value)}"`)
    .join(' ');

const escaped = (text: string): string =>
  text.replace(/[^\w:/.-]/g, (character) => `&#${character.codePointAt(0)};`);
