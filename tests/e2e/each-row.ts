import { endWatch, test, type Host, type Page } from './fixtures.ts';

/** What a row may take on a busy machine, in ms. */
const ROW_MS = 15_000;

/**
 * Looks at every row of a table in one page, which is much faster than a page for each: the browser has the widgets'
 * code already. Between two rows it clears storage, cookies and routes, and what was changed at the host. Not for rows
 * with init scripts or a stopped clock, which stay. A failure begins with the name of its row.
 */
export const eachRow = async <Row>(
  { page, host }: { page: Page; host: Host },
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  look: (row: Row) => Promise<void>,
): Promise<void> => {
  if (rows.length === 0) throw new Error('The table has no rows.');
  test.setTimeout(test.info().timeout + rows.length * ROW_MS);
  for (const row of rows) {
    if (row !== rows[0]) await beginAgain(page, host);
    await test
      .step(nameOf(row), () => look(row))
      .catch((error: unknown) => {
        throw new Error(`${nameOf(row)}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      });
  }
};

const beginAgain = async (page: Page, host: Host): Promise<void> => {
  await endWatch(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
  // Storage of an error page or of a frame without an origin can't be reached, and holds nothing.
  await page
    .evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    })
    .catch(() => undefined);
  await page.goto('about:blank');
  await page.context().clearCookies();
  await host.reset();
};
