import type { Page } from 'playwright/test';
import type { Host } from './fixtures.ts';

type Authored = {
  /** The author's content of the body. */
  body: string;
  /** Content of the head, after the configuration and before the loader. */
  head?: string;
  /** The page's configuration; by default the shop's own commerce. */
  config?: Record<string, unknown> | string | null;
  /** The loader's tag; false leaves it out. */
  loader?: string | false;
  lang?: string;
  htmlAttributes?: string;
  csp?: string;
  /** The page's address. */
  url?: string;
  /** `commit` for a page whose files the test holds back. */
  waitUntil?: 'commit' | 'load';
};

export const STRICT_CSP =
  "default-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'";

const DEFAULT_CONFIG = { locale: 'en-us', commerceBase: '/commerce/headless/ecommerce/v2' };

/**
 * Opens a page as an author might have written it, on the shop's own host, under a policy without inline scripts and
 * styles. Everything else on it comes from the demo host over HTTP.
 */
export const openAuthored = async (page: Page, host: Host, authored: Authored): Promise<void> => {
  const url = authored.url ?? `${host.shop}/authored-page`;
  await page.route(url, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'Content-Security-Policy': authored.csp ?? STRICT_CSP },
      body: htmlOf(authored),
    }),
  );
  await page.goto(url, { waitUntil: authored.waitUntil ?? 'load' });
};

const htmlOf = ({
  body,
  head = '',
  config = DEFAULT_CONFIG,
  loader,
  lang = 'en',
  htmlAttributes = '',
}: Authored) => {
  const json = typeof config === 'string' ? config : JSON.stringify(config);
  return `<!doctype html><html lang="${lang}" ${htmlAttributes}><head><meta charset="utf-8"><title>Authored</title>
${config === null ? '' : `<script type="application/json" data-assess-config>${json}</script>`}
<link rel="stylesheet" href="/widgets/reserve.css">${head}
${loader === false ? '' : (loader ?? '<script src="/widgets/loader.js" async></script>')}
</head><body>${body}</body></html>`;
};
