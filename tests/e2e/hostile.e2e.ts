import { HOSTILE_SHEETS } from '../../demo-host/pages/hostile-sheets.ts';
import { twoFrames } from './arrived.ts';
import { miniButton } from './cart-visit.ts';
import { expect, test, type Page } from './fixtures.ts';
import { comeBack, expectSameLook, OWN } from './hostile-visit.ts';
import { compareAll, picturesOf, type Picture } from './pictures.ts';
import { standsStill } from './started.ts';

// Its pictures are compared, and little is pressed: watching each frame would only take time.
test.use({ watched: false });

test('two parts of one picture differ by what is different in them, and by nothing else [EMB-02 part]', async ({
  page,
}) => {
  await page.setContent(
    '<style>body { margin: 0 } div { height: 100px; background: linear-gradient(red 30%, white 0) }</style>' +
      '<div id="one"></div><div id="same"></div><div id="other" style="rotate: 180deg"></div>',
  );
  const pictures = await picturesOf(
    page,
    ['one', 'same', 'other'].map((id) => [id, page.locator(`#${id}`)] as const),
  );
  const part = (id: string): Picture => {
    const picture = pictures.get(id);
    if (picture === undefined) throw new Error(`No picture of ${id}.`);
    return picture;
  };
  const [same, other] = await compareAll(page, [
    [part('one'), part('same')],
    [part('one'), part('other')],
  ]);
  expect(same?.share).toBe(0);
  expect(other?.share).toBeGreaterThan(0.5);
});

// Sheets that leave one another's rules standing share a page; `npm run test:long` gives each its own.
const TOGETHER: readonly (readonly string[])[] = [
  ['unset'],
  ['initial'],
  ['reset', 'hidden-controls', 'type', 'ink', 'names', 'no-touch'],
  ['no-dialogs', 'z-index-war', 'small-rem', 'not-ready', 'layer'],
  ['right-to-left', 'contain', 'clipped-parents'],
  ['boxes', 'measures'],
  ['centred', 'motion'],
  ['pseudo'],
];
const names = HOSTILE_SHEETS.map(({ name }) => name);

test.describe('a page with a hostile style sheet', () => {
  // One worker takes them all: it opens the plain page once (`shownPlain`).
  test.describe.configure({ mode: 'default' });
  for (const sheets of process.env['EVERY_CASE'] ? names.map((name) => [name]) : TOGETHER)
    test(`leaves every widget’s picture as it was: ${sheets.join(', ')} [EMB-02]`, ({ page, host }) =>
      expectSameLook(page, host, sheets));
});

test('every hostile style sheet is looked at [EMB-02 part]', () => {
  expect(TOGETHER.flat().toSorted()).toEqual(names.toSorted());
});

/** Returns everything outside the tags that a widget could change: markup, computed styles, globals, built-in prototypes. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate((tags) => {
    const own = tags.join();
    // Properties that depend on the height of the widgets, and the one property that the widgets register.
    const measured =
      /^(block-size|height|inline-size|width|inset|top|bottom|left|right|perspective|transform-|grid-|--assess-em)/;
    const stylesOf = (element: Element, index: number): string[] => {
      const style = getComputedStyle(element);
      const names = Array.from(style).filter((name) => !measured.test(name));
      return names.map((name) => `${element.localName} ${index} ${name}: ${style.getPropertyValue(name)}`);
    };
    const elements = [...document.querySelectorAll('*')].filter(
      (element) =>
        element.closest(own) === null && !element.matches('link[rel=modulepreload], polite-live-region'),
    );
    // The style sheet of a widget in light DOM affects only its own tag.
    const isHeld = (sheet: CSSStyleSheet) =>
      [...sheet.cssRules].every((rule) =>
        rule instanceof CSSKeyframesRule
          ? rule.name.startsWith('assess-')
          : rule instanceof CSSLayerBlockRule &&
            [...rule.cssRules].every(
              (inner) => inner instanceof CSSScopeRule && inner.start?.startsWith('assess-'),
            ),
      );
    const shallow = (element: Element) => (element.cloneNode(false) as Element).outerHTML;
    const prototypes = [
      Object,
      Array,
      Function,
      String,
      Promise,
      Element,
      Node,
      Document,
      EventTarget,
      Window,
    ];
    return [
      ...elements.map(shallow),
      ...elements.flatMap(stylesOf),
      ...Object.getOwnPropertyNames(globalThis),
      ...prototypes.flatMap(({ name, prototype }) =>
        Reflect.ownKeys(prototype as object).map((key) => `${name}.${String(key)}`),
      ),
      ...[...document.styleSheets, ...document.adoptedStyleSheets.filter((sheet) => !isHeld(sheet))].map(
        (sheet) => `sheet ${sheet.href}`,
      ),
      `${document.title} ${document.cookie} ${location.href} ${history.length}`,
    ];
  }, OWN);

test.describe('a widget', () => {
  test('changes nothing outside itself [EMB-02]', async ({ page, host }) => {
    await comeBack(page, host);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/widgets/loader.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${host.shop}/hostile/plain`, { waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeVisible();
    await page.waitForLoadState('domcontentloaded');
    await twoFrames(page);
    // The head script's own result, which it passes to the style sheets.
    const counted = () => document.documentElement.style.getPropertyValue('--assess-cart-units');
    await expect.poll(() => page.evaluate(counted)).toBe('"6"');
    const before = await outside(page);
    release();
    await expect(page.locator('assess-cart .line')).toHaveCount(2);
    await miniButton(page).click();
    await expect(page.locator('assess-mini-cart [popover]').getByRole('heading').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await standsStill(page);
    const after = await outside(page);
    const [known, now] = [new Set(before), new Set(after)];
    expect(before.length).toBeGreaterThan(1000);
    expect(after.filter((one) => !known.has(one)).slice(0, 20)).toEqual([]);
    expect(before.filter((one) => !now.has(one)).slice(0, 20)).toEqual([]);
  });
});
