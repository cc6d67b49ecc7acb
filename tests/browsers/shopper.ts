import { extractText } from 'unpdf';
import type { Driver } from './driver.ts';
import { findInPage, type Found, type Sought } from './find-in-page.ts';

/** How long a shopper waits for what they look for, in ms: the machine may be busy. */
const PATIENCE_MS = 30_000;
const LOOK_MS = 100;

export type Shopper = ReturnType<typeof createShopper>;

/** Swaps `print` and `screen` in each rule of the page's adopted style sheets. Runs in the page. */
const swapPrintAndScreen = (): null => {
  const swap = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule)
        rule.media.mediaText = rule.media.mediaText.replace(/screen|print/g, (word) =>
          word === 'print' ? 'screen' : 'print',
        );
      if (rule instanceof CSSGroupingRule) swap(rule.cssRules);
    }
  };
  for (const sheet of document.adoptedStyleSheets) swap(sheet.cssRules);
  return null;
};

/** A person with a mouse and a keyboard, who finds things by role and name. All waits are bounded. */
export const createShopper = (driver: Driver) => {
  const find = async (sought: Sought): Promise<Found> =>
    (await driver.look(`(${String(findInPage)})(${JSON.stringify(sought)})`)) as Found;

  /** Waits until `look` has an answer. A page that is being left can't be looked into: it is looked at again. */
  const until = async <T>(what: string, look: () => Promise<T | undefined>): Promise<T> => {
    const end = Date.now() + PATIENCE_MS;
    let last: unknown;
    while (Date.now() < end) {
      try {
        const found = await look();
        if (found !== undefined) return found;
        last = undefined;
      } catch (error) {
        last = error;
      }
      await new Promise((next) => setTimeout(next, LOOK_MS));
    }
    const said = last instanceof Error ? ` The last look failed: ${last.message}` : '';
    throw new Error(`Not within ${PATIENCE_MS / 1000} s: ${what}.${said}`);
  };

  const sees = async (sought: Sought, fits: (what: NonNullable<Found['what']>) => boolean = () => true) => {
    const { role, name, within = 'the page' } = sought;
    let names: string[] = [];
    let cover: string | undefined;
    try {
      return await until(`${role} "${name}" in ${within}`, async () => {
        const found = await find(sought);
        names = found.names;
        cover = found.what?.cover;
        return found.what && fits(found.what) ? found.what : undefined;
      });
    } catch (error) {
      const covered = cover === undefined ? '' : ` Covered by ${cover}.`;
      throw new Error(`${(error as Error).message}${covered} There were: ${names.join(' | ')}`, {
        cause: error,
      });
    }
  };

  /** Waits until it stands still and nothing covers it. */
  const presses = async (sought: Sought): Promise<void> => {
    let before = '';
    const { x, y } = await sees(sought, (what) => {
      const place = `${what.x},${what.y}`;
      const isStill = place === before;
      before = place;
      return isStill && what.cover === undefined;
    });
    await driver.click(x, y);
  };

  return {
    sees,
    presses,
    until,
    opens: (url: string) => driver.open(url),
    /** Turns to a window of another size, as to a phone. */
    turnsTo: ({ width, height }: { width: number; height: number }) => driver.resize(width, height),
    /** Presses the field and types into it, in place of what it holds. */
    types: async (sought: Sought, text: string): Promise<void> => {
      await presses(sought);
      await sees(sought, ({ isFocused }) => isFocused);
      await driver.press('Select all');
      await driver.type(text);
    },
    hitsKey: driver.press,
    /** Shows the page as it is printed, or again as on a screen. No driver here can do that in every browser. */
    swapsPrintAndScreen: () => driver.look(`(${String(swapPrintAndScreen)})()`),
    /** Returns the words on paper. Undefined in a browser that can't print here. */
    wordsOnPaper: async (): Promise<string | undefined> => {
      const pdf = await driver.print?.();
      return pdf && (await extractText(pdf, { mergePages: true })).text;
    },
    /** Waits for an address. */
    comesTo: (path: RegExp) =>
      until(`the address ${path}`, async () =>
        path.test(String(await driver.look('location.pathname + location.search'))) ? true : undefined,
      ),
    /** Waits until it can't be seen any more. */
    missesSoon: (sought: Sought) =>
      until(`${sought.role} "${sought.name}" gone`, async () =>
        (await find(sought)).what ? undefined : true,
      ),
  };
};
