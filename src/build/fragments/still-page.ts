import { setRuntime, type Runtime } from '../../core/runtime.ts';
import type { LocaleRow } from '../../core/locale/locale-table.ts';
import { parsePageConfig } from '../../core/config/page-config.ts';
import { FOOTER_KEY } from '../../api/content/read-footer.ts';
import { NAVIGATION_KEY } from '../../api/content/read-navigation.ts';
import type { FooterContent } from '../../api/content/footer.contract.ts';
import type { NavigationContent } from '../../api/content/navigation.contract.ts';

/** What a CMS has for header and footer of one locale, as it was read; the built-in one stands where there is none. */
export type StillContent = {
  footer?: FooterContent | undefined;
  navigation?: NavigationContent | undefined;
};

const NOBODY = { session: { status: 'anonymous' }, flags: {}, messages: [] } as const;

/**
 * A page that nobody has been on yet, for as long as `draw` takes: no visitor, nothing stored, no flag on, content as
 * given. `host` tells which addresses the site's own pages have (LOC-04).
 */
export const onStillPage = <T>(
  { row, host, content }: { row: LocaleRow; host: string; content: StillContent },
  draw: () => T,
): T => {
  const { config } = parsePageConfig({
    commerceBase: '/commerce',
    regional: '/regional',
    locale: row.locale,
  });
  const known: Record<string, unknown> = {
    [FOOTER_KEY]: content.footer,
    [NAVIGATION_KEY]: content.navigation,
  };
  const page = {
    config,
    row,
    author: false,
    overrides: [],
    accessToken: () => undefined,
    storage: { read: () => undefined, subscribe: () => () => undefined },
    registry: {
      getSnapshot: () => NOBODY,
      subscribe: () => () => undefined,
      reading: (key: string) => ({ data: known[key], stale: known[key] === undefined, reading: false }),
    },
  };
  setRuntime(page as unknown as Runtime);
  // A link to sign in comes back to the page it is on; of a login page it leads to itself alone.
  const here = new URL(`https://${host}/login`);
  Object.defineProperty(globalThis, 'location', { value: here, configurable: true });
  try {
    return draw();
  } finally {
    setRuntime(undefined);
    delete (globalThis as { location?: unknown }).location;
  }
};

/** The tag as its component asks after it. The page's own header or footer is around it, so it is no landmark itself. */
export const stillHost = (tag: string): HTMLElement =>
  ({
    localName: tag,
    shadowRoot: null,
    closest: () => ({}),
    matches: () => false,
    querySelector: () => null,
  }) as unknown as HTMLElement;
