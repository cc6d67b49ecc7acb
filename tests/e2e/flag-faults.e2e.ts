import { storageName } from '../../src/core/storage-names.ts';
import { usualFaults } from './every-fault.ts';
import { eachRow } from './each-row.ts';
import { expect, test } from './fixtures.ts';
import { lookUpKit, openFlagged, picture, sellsOn, SERVICE, streamsAre } from './flag-visit.ts';
import { rows } from './quick-order-visit.ts';

test.describe('a flag service in trouble', () => {
  test('leaves the page its defaults and its trade when every call fails [REL-01 part] [FLG-04] [REL-06 part]', async ({
    page,
    host,
  }) => {
    await eachRow(
      { page, host },
      usualFaults('quickOrderRows.value'),
      ([name]) => name,
      async ([, fault]) => {
        await host.fault({ path: SERVICE, ...fault });
        await openFlagged(page, host);
        await expect(rows(page)).toHaveCount(3);
        await sellsOn(page);
      },
    );
  });

  test('is heard again when it is back, without a reload [FLG-04] [FLG-03 part]', async ({ page, host }) => {
    await host.fault({ path: SERVICE, cut: true });
    await host.flag('productImages', true);
    await openFlagged(page, host);
    await lookUpKit(page);
    await expect(picture(page)).toHaveCount(0);
    await host.clearFaults();
    await streamsAre(host, 1);
    await expect(picture(page)).toBeVisible();
  });

  test('may drop its stream: the page tries again and gets what it missed [FLG-03] [FLG-04]', async ({
    page,
    host,
  }) => {
    await openFlagged(page, host);
    await streamsAre(host, 1);
    await lookUpKit(page);
    await host.fault({ method: 'GET', path: `${SERVICE}/eval`, status: 503, times: 1 });
    await host.dropStreams();
    await host.flag('productImages', true);
    await streamsAre(host, 1);
    await expect(picture(page)).toBeVisible();
  });

  test('may stream rubbish [FLG-04]', async ({ page, host }) => {
    await eachRow(
      { page, host },
      [
        ['no JSON', '{"productImages": {"val'],
        ['null', 'null'],
        ['flags that are no objects', '{"productImages": 1, "quickOrderRows": null}'],
        ['values of other types', '{"productImages": {"value": "yes"}, "quickOrderRows": {"value": [9]}}'],
      ] as const,
      ([what]) => what,
      async ([, data]) => {
        await page.route(`**${SERVICE}/eval/**`, (route) =>
          route.fulfill({
            contentType: 'text/event-stream',
            body: `event: put\ndata: ${data}\n\nevent: patch\ndata: ${data}\n\n`,
          }),
        );
        await openFlagged(page, host);
        await expect(rows(page)).toHaveCount(3);
        await sellsOn(page);
      },
    );
  });

  test('may decide anything where true or false is meant: the default applies [FLG-04]', async ({
    page,
    host,
  }) => {
    await eachRow(
      { page, host },
      ['yes', 1, null, { on: true }],
      (value) => JSON.stringify(value),
      async (value) => {
        await host.flag('productImages', value);
        await host.flag('quickOrderRows', value);
        await openFlagged(page, host);
        await streamsAre(host, 1);
        await expect(rows(page)).toHaveCount(3);
        await lookUpKit(page);
        await expect(picture(page)).toHaveCount(0);
        await host.flag('productImages', true);
        await expect(picture(page)).toBeVisible();
      },
    );
  });

  test('is no matter to a page whose kept values are of other types [FLG-04]', async ({ page, host }) => {
    await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [
      storageName('flagCache', 'en-us'),
      '{"productImages":"yes","quickOrderRows":{"max":"25"}}',
    ] as const);
    await host.fault({ path: SERVICE, cut: true });
    await openFlagged(page, host);
    await expect(rows(page)).toHaveCount(3);
    await sellsOn(page);
  });

  test('may be out of reach of the page’s policy [REL-06 part]', async ({ page, host }) => {
    const elsewhere = 'https://flags.invalid';
    await openFlagged(page, host, {
      config: {
        flagService: { clientId: 'demo', baseUrl: elsewhere, streamUrl: elsewhere, eventsUrl: elsewhere },
      },
    });
    await sellsOn(page);
  });

  for (const file of ['start-flags', 'vendor-flag-line'])
    test(`may have no code: ${file} is gone after a deploy [REL-06 part]`, async ({ page, host }) => {
      const asked: string[] = [];
      await page.route(`**/${file}-*.js`, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ status: 404, body: '' });
      });
      await openFlagged(page, host);
      await sellsOn(page);
      expect(asked.length).toBeGreaterThan(0);
    });
});
