import type { Page, Route } from 'playwright/test';

/** Holds requests for these addresses. Returns a function that releases them. */
export const holdRequests = async (
  page: Page,
  url: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.fallback(),
): Promise<() => void> => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await answer(route);
  });
  return release;
};
