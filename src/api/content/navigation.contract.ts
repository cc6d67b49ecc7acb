import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';
import { readBanner } from './banner.rules.ts';
import { contentLink } from './content-link.rules.ts';

/** Content answers get 10 s (API-02). */
const CONTENT_TIMEOUT_MS = 10_000;

/** What a menu can hold and still be one; more is left out. */
const MOST = { groups: 5, entries: 12, links: 30 };
const LONGEST_TITLE = 80;

const titled = { title: v.string(), linkPath: v.string() };
const leaf = v.object({ ...titled, children: v.optional(v.unknown()) });
const entry = v.object({ ...titled, children: v.optional(v.array(leaf), []) });
const group = v.object({ ...titled, children: v.optional(v.array(entry), []) });

/** An entry of the menu: leads somewhere, or stands above others, or both. */
export type NavigationEntry = {
  title: string;
  /** Where it leads; '' when nowhere. */
  linkPath: string;
  children: readonly NavigationEntry[];
};

/** With links that may be followed only; an entry that then says nothing or leads nowhere is left out. */
const sound = (
  entries: readonly { title: string; linkPath: string; children?: unknown }[],
  [most = 0, ...below]: readonly number[],
): NavigationEntry[] =>
  entries.slice(0, most).flatMap(({ title, linkPath, children }): NavigationEntry[] => {
    const words = title.trim().slice(0, LONGEST_TITLE);
    const href = contentLink(linkPath) ?? '';
    const inside = below.length > 0 ? sound((children ?? []) as NavigationEntry[], below) : [];
    return words === '' || (href === '' && inside.length === 0)
      ? []
      : [{ title: words, linkPath: href, children: inside }];
  });

const navigationContent = v.pipe(
  v.object({ menu: v.array(group), banner: v.optional(v.unknown()) }),
  v.transform(({ menu, banner }) => ({
    menu: sound(menu, [MOST.groups, MOST.entries, MOST.links]),
    banner: readBanner(banner),
  })),
);

/**
 * The menu's groups, and the site's banner if there is one: text and links, never markup. Parsed once more it is the
 * same. A menu of the wrong shape is refused whole; a banner that can't be read is none (SHL-01, SHL-04).
 */
export type NavigationContent = v.InferOutput<typeof navigationContent>;

/** `GET {regional}/{locale}/first-level-nav-content.json` (SHL-01, SHL-04). */
export const getNavigation = defineEndpoint({
  service: 'regional',
  auth: 'none',
  method: 'GET',
  path: '/{locale}/first-level-nav-content.json',
  response: navigationContent,
  timeoutMs: CONTENT_TIMEOUT_MS,
});
