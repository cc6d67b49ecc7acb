import type { Page, Route } from 'playwright/test';

/** Requests of these addresses get no answer until the function is called that this gives. */
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
