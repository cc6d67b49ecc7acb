import type { Host, Page } from './fixtures.ts';

/** Serves the shop's pages whose path fits with these settings in their configuration, as their author might have set them. */
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
      const given = `"settings":${JSON.stringify(settings)},"commerceBase"`;
      const body = (await answer.text()).replace('"commerceBase"', given);
      await route.fulfill({ status: answer.status, body, contentType: 'text/html' });
    },
  );
};
