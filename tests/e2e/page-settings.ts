import type { Host, Page } from './fixtures.ts';

/**
 * Serves the shop's pages whose path matches with these settings in their configuration, as their author might have set
 * them.
 */
export const setPage = async (
  page: Page,
  host: Host,
  path: RegExp,
  settings: Record<string, unknown>,
): Promise<void> => {
  await page.context().route(
    (url) => url.origin === host.shop && path.test(url.pathname),
    async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const answer = await fetch(`http://localhost:${host.port}${pathname}${search}`);
      const sent = await answer.text();
      const given = JSON.stringify(settings);
      // The settings are added to the page's own.
      const body = sent.includes('"settings":{')
        ? sent.replace('"settings":{', `"settings":${given.slice(0, -1)},`)
        : sent.replace('"commerceBase"', `"settings":${given},"commerceBase"`);
      await route.fulfill({ status: answer.status, body, contentType: 'text/html' });
    },
  );
};

/**
 * Replaces `from` by `to` in the configuration of later pages. The pages still come from the demo host: Chromium does
 * not let a page that a test makes up load from other loopback origins.
 */
export const rewriteConfig = async (page: Page, from: string, to: string): Promise<void> => {
  await page.addInitScript(
    ([before, after]) => {
      new MutationObserver(() => {
        // The text node is changed, because Trusted Types protect the element.
        const text = document.querySelector('script[data-assess-config]')?.firstChild as
          | Text
          | null
          | undefined;
        if (text?.data.includes(before)) text.data = text.data.replaceAll(before, after);
      }).observe(document, { childList: true, subtree: true });
    },
    [from, to] as const,
  );
};
