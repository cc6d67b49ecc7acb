import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { drawSheet, SCHEMES, WIDTHS, type Row } from './contact-sheet.ts';
import { longestLocale } from './longest-locale.ts';
import { serveStories } from './story-server.ts';

// Writes a picture of each widget in each state to `shots/`: `npm run shots`, or `npm run shots -- cart` for one
// widget.

const BUILT = 'storybook-static';
const OUT = 'shots';
/** The number of pages that are drawn at once. */
const AT_ONCE = 2;

type StoryEntry = { id: string; title: string; name: string; type: string };

const buildStories = (): void => {
  const args = ['build', '-c', 'stories/.storybook', '-o', BUILT, '--quiet', '--disable-telemetry'];
  const { status } = spawnSync('storybook', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error('The stories could not be built.');
};

/** Returns the stories by their widget's folder, such as `mini-cart`. */
const readStories = (): Map<string, StoryEntry[]> => {
  const index = JSON.parse(readFileSync(`${BUILT}/index.json`, 'utf8')) as {
    entries: Record<string, StoryEntry>;
  };
  const stories = Object.values(index.entries).filter(
    ({ type, title }) => type === 'story' && title.startsWith('Widgets/'),
  );
  return Map.groupBy(stories, ({ title }) =>
    title.replace('Widgets/', '').toLowerCase().replaceAll(' ', '-'),
  );
};

type PreviewGlobals = {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): unknown };
};

/** Waits until the story's play function has ended, and logs a failure to the console. */
const play = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.waitForFunction(
    () => {
      const phase = (globalThis as PreviewGlobals).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '';
      return ['completing', 'completed', 'afterEach', 'finished', 'errored'].includes(phase);
    },
    undefined,
    { timeout: 60_000 },
  );
  const failed = await page.evaluate(() =>
    Boolean((globalThis as PreviewGlobals).__STORYBOOK_ADDONS_CHANNEL__?.last('playFunctionThrewException')),
  );
  if (failed) console.warn(`The story failed: ${url}`);
};

const shoot = async (page: Page, width: number): Promise<Buffer> => {
  await page.setViewportSize({ width, height: 640 });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return page.screenshot({ fullPage: true, animations: 'disabled' });
};

const shootStory = async (page: Page, origin: string, story: StoryEntry, locale: string): Promise<Row> => {
  const images = new Map<string, Buffer>();
  for (const scheme of SCHEMES) {
    const url = `${origin}/iframe.html?id=${story.id}&viewMode=story&globals=locale:${locale};scheme:${scheme}`;
    await page.setViewportSize({ width: 1280, height: 640 });
    await play(page, url);
    for (const width of WIDTHS) images.set(`${scheme}.${width}`, await shoot(page, width));
  }
  return { state: story.name, images };
};

/** Runs the work on this many pages at once. The results keep their order. */
const withPages = async <Item, Result>(
  browser: Browser,
  items: readonly Item[],
  work: (page: Page, item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  const queue = [...items.entries()];
  const workers = Array.from({ length: AT_ONCE }, async () => {
    const page = await browser.newPage();
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await work(page, next[1]);
    await page.close();
  });
  await Promise.all(workers);
  return results;
};

const main = async (only: readonly string[]): Promise<void> => {
  buildStories();
  const { origin, close } = await serveStories(BUILT);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  for (const [folder, stories] of readStories()) {
    if (only.length > 0 && !only.includes(folder)) continue;
    for (const locale of ['en-us', longestLocale(folder)]) {
      const rows = await withPages(browser, stories, (page, story) =>
        shootStory(page, origin, story, locale),
      );
      mkdirSync(`${OUT}/${folder}`, { recursive: true });
      for (const { state, images } of rows)
        for (const [name, image] of images)
          writeFileSync(
            `${OUT}/${folder}/${state.toLowerCase().replaceAll(' ', '-')}.${locale}.${name}.png`,
            image,
          );
      const sheet = await browser.newPage();
      await drawSheet(sheet, `${folder}, ${locale}`, rows, `${OUT}/${folder}.${locale}.png`);
      await sheet.close();
      console.log(`${OUT}/${folder}.${locale}.png`);
    }
  }
  await browser.close();
  close();
};

await main(process.argv.slice(2));
