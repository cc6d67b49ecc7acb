import { readFile } from 'node:fs/promises';
import { withNotifications } from '../../demo-host/pages/notifications-page.ts';
import { storageName } from '../../src/core/storage-names.ts';
import { widgets } from '../../src/widgets/widget-list.ts';
import { twoFrames } from './arrived.ts';
import { makeCart, miniButton, returnWith } from './cart-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { compareAll, pictureOf, picturesOf, type Picture } from './pictures.ts';
import { countCalls, standsStill } from './started.ts';

const MESSAGES_TAG = 'assess-notifications';
/**
 * Widgets without a picture on this page. The session shows nothing until it asks. The others need pages of their own,
 * because they write to the address or ask who is signed in.
 */
const ELSEWHERE = new Set([
  'assess-session',
  'assess-checkout',
  'assess-saved-carts',
  'assess-product',
  'assess-quotes',
  'assess-my-account',
  'assess-order-history',
  'assess-qualifications',
  'assess-address-book',
  'assess-accounts',
  'assess-invoices',
  'assess-payment-cards',
  'assess-profile',
  'assess-preferences',
  'assess-order-status',
  'assess-support',
  'assess-search-results',
  MESSAGES_TAG,
]);
const TAGS = widgets.map(({ tag }) => tag).filter((tag) => !ELSEWHERE.has(tag));
export const OWN = [...TAGS, MESSAGES_TAG];
const SITE = 'usassessments';
const MESSAGES = [
  { id: 'h-1', key: 'quote-expired', level: 'warning', params: { number: '70003' } },
  { id: 'h-2', key: 'cart-saved', level: 'success', params: { name: 'Spring 2027' }, link: '/' },
];
const MOST = 0.005;
const PANEL = 'the panel of assess-mini-cart';

/**
 * Lets a visitor return with two lines in the cart and two rows in quick order, so that every widget has something to
 * show.
 */
export const comeBack = async (page: Page, host: Host): Promise<void> => {
  await countCalls(page);
  await returnWith(
    page,
    await makeCart(host, [
      ['LMS4-KIT', 1],
      ['RPW-G3-LIC', 5],
    ]),
  );
  const rows = [
    { code: 'LMS4-KIT', quantity: '2' },
    { code: 'NOT-A-CODE', quantity: '1' },
  ];
  await page.context().addInitScript(
    ([draft, value, count, seen]) => {
      localStorage.setItem(draft, value);
      // A notification shows only once in a browser. Here it must show on each page.
      localStorage.removeItem(seen);
      // Without this entry, the room reserved for the cart is the same at each visit.
      localStorage.removeItem(count);
    },
    [
      storageName('quickOrderRows', SITE),
      JSON.stringify({ rows, revision: 1, savedAt: Date.now() }),
      storageName('cartCount', SITE),
      storageName('seenNotifications'),
    ] as const,
  );
};

/** Opens the page under a style sheet, or under none, tall enough to show all of it. */
const open = async (page: Page, host: Host, sheet: string, width = 1100): Promise<void> => {
  await page.setViewportSize({ width, height: 4000 });
  await page.goto(`${host.shop}${withNotifications(`/hostile/${sheet}`, MESSAGES)}`);
  await expect(page.locator('assess-notifications li')).toHaveCount(2);
  await expect(page.locator('assess-cart .line')).toHaveCount(2);
  await expect(page.locator('assess-quick-order [aria-invalid=true]')).toHaveCount(1);
  await expect(miniButton(page)).toHaveAccessibleName('Cart, 6 items');
  await standsStill(page);
  await startAtWholePixel(page);
};

/**
 * Moves the widgets to a whole pixel. The page's title has another height on each page, and half a pixel would change
 * the picture.
 */
const startAtWholePixel = (page: Page): Promise<void> =>
  page.locator('main assess-need-help').evaluate((first) => {
    const { y } = first.getBoundingClientRect();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`main { padding-block-start: ${Math.ceil(y) - y}px !important }`);
    document.adoptedStyleSheets.push(sheet);
  });

/**
 * Stops every animation and transition of later pages at its start. Otherwise two pictures of an endless one would
 * differ.
 */
const standStill = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
};

/** Widgets in a header's row, which are as wide as their content. */
const INSIDE = /mini-cart|account-menu|need-help|search|navigation/;

type Frame = { width: number; font: string };

/** Returns what a page rightly gives a widget: its width in the row, and its font. */
const frameOf = (page: Page, tag: string): Promise<Frame> =>
  page.locator(tag).evaluate((element) => ({
    width: element.getBoundingClientRect().width,
    font: getComputedStyle(element).fontFamily,
  }));

type Shown = { frame: Frame; picture: Picture };

/** Gives the tags of the next page the same width and font, so that the pictures can be compared. */
const frameAlike = (page: Page, shown: ReadonlyMap<string, Shown>): Promise<unknown> =>
  page.addInitScript(
    (css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    },
    [...shown]
      .filter(([tag]) => tag !== PANEL)
      .map(
        ([tag, { frame }]) =>
          `${tag} { width: ${frame.width}px; min-width: ${frame.width}px; max-width: ${frame.width}px } :has(> ${tag}) { font-family: ${frame.font} }`,
      )
      .join('\n'),
  );

/** Returns every widget, and the mini-cart's open panel, which must be in front of everything on the page. */
const shownOn = async (page: Page): Promise<Map<string, Shown>> => {
  const shown = new Map<string, Shown>();
  // The pointer is still where the previous page had its button; what is there now would look hovered.
  await page.mouse.move(0, 0);
  await twoFrames(page);
  // The messages are in a box over the page and over the other widgets, until they are removed.
  const box = page.locator(`${MESSAGES_TAG} [popover]`);
  shown.set(MESSAGES_TAG, {
    frame: await frameOf(page, MESSAGES_TAG),
    picture: await pictureOf(page, box, 'window'),
  });
  await box.getByRole('button', { name: 'Dismiss all' }).press('Enter');
  const pictures = await picturesOf(
    page,
    TAGS.map((tag) => [tag, page.locator(tag)] as const),
  );
  for (const [tag, picture] of pictures) shown.set(tag, { frame: await frameOf(page, tag), picture });
  await miniButton(page).click();
  const panel = page.locator('assess-mini-cart [popover]');
  await expect(panel.locator('.mini-line')).toHaveCount(2);
  await expect(panel.getByText('Subtotal', { exact: true })).toBeVisible();
  await twoFrames(page);
  shown.set(PANEL, {
    frame: await frameOf(page, 'assess-mini-cart'),
    picture: await pictureOf(page, panel, 'window'),
  });
  return shown;
};

/**
 * Pictures of the plain page, by the frames that its tags have there. Most style sheets keep each widget's width and
 * font, so that this process opens the plain page once for all of them.
 */
const plainPages = new Map<string, Map<string, Shown>>();

const shownPlain = async (page: Page, host: Host, like: ReadonlyMap<string, Shown>) => {
  const frames = JSON.stringify([...like].map(([what, { frame }]) => [what, frame]));
  const known = plainPages.get(frames);
  if (known !== undefined) return known;
  await frameAlike(page, like);
  await open(page, host, 'plain', 1300);
  const shown = await shownOn(page);
  plainPages.set(frames, shown);
  return shown;
};

/**
 * Compares every widget's picture under the style sheets with its picture without, at the same width and with the same
 * font. Several sheets are one file.
 */
export const expectSameLook = async (page: Page, host: Host, names: readonly string[]): Promise<void> => {
  const [first = ''] = names;
  const name = names.join('+');
  await standStill(page);
  await comeBack(page, host);
  const files = await Promise.all(
    names.map((one) => readFile(`demo-host/pages/assets/hostile/${one}.css`, 'utf8')),
  );
  if (names.length > 1)
    await page.route(`**/assets/hostile/${first}.css`, (route) =>
      route.fulfill({ contentType: 'text/css', body: files.join('\n') }),
    );
  await open(page, host, first);
  const hostile = await shownOn(page);
  const pairs: [what: string, plain: Picture, hostile: Picture][] = [];
  for (const [what, { frame, picture }] of await shownPlain(page, host, hostile)) {
    if (!INSIDE.test(what)) expect(frame.width, what).toBeGreaterThan(300);
    const other = hostile.get(what);
    if (other === undefined) throw new Error(`${what} has no picture under ${name}.`);
    pairs.push([what, picture, other.picture]);
  }
  await expectAlike(page, name, pairs);
};

const expectAlike = async (
  page: Page,
  name: string,
  pairs: readonly [what: string, plain: Picture, hostile: Picture][],
): Promise<void> => {
  const differences = await compareAll(
    page,
    pairs.map(([, plain, other]) => [plain, other]),
  );
  for (const [index, { share, sizes }] of differences.entries()) {
    const [what = '', plain, other] = pairs[index] ?? [];
    if (plain && other && share >= MOST) {
      await test.info().attach(`${what}-plain`, { body: plain.png, contentType: 'image/png' });
      await test.info().attach(`${what}-${name}`, { body: other.png, contentType: 'image/png' });
    }
    expect.soft(share, `${what}: ${sizes}`).toBeLessThan(MOST);
  }
};
