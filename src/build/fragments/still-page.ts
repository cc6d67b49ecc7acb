import { setRuntime, type Runtime } from '../../core/runtime.ts';
import type { LocaleRow } from '../../core/locale/locale-table.ts';
import { parsePageConfig } from '../../core/config/page-config.ts';
import { FOOTER_KEY } from '../../api/content/footer.queries.ts';
import { NAVIGATION_KEY } from '../../api/content/navigation.queries.ts';
import type { FooterContent } from '../../api/content/footer.contract.ts';
import type { NavigationContent } from '../../api/content/navigation.contract.ts';

/** A CMS's content for the header and footer of a locale. Absent parts are replaced by the built-in ones. */
export type StillContent = {
  footer?: FooterContent | undefined;
  navigation?: NavigationContent | undefined;
};

const NOBODY = { session: { status: 'anonymous' }, flags: {}, messages: [] } as const;

/**
 * Sets up the page of a first-time visitor while `draw` runs: nobody signed in, nothing stored, all flags off, and the
 * given content. `host` determines the addresses of the site's own pages (LOC-04).
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
  // A link to sign in contains the page that it comes back to. On a login page it only leads to the login page.
  const here = new URL(`https://${host}/login`);
  Object.defineProperty(globalThis, 'location', { value: here, configurable: true });
  try {
    return draw();
  } finally {
    setRuntime(undefined);
    delete (globalThis as { location?: unknown }).location;
  }
};

/** Returns what replaces the element for its component. It is no landmark: the page's own header or footer is around it. */
export const stillHost = (tag: string): HTMLElement =>
  ({
    localName: tag,
    shadowRoot: null,
    closest: () => ({}),
    matches: () => false,
    querySelector: () => null,
  }) as unknown as HTMLElement;
