import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';
import { readBanner } from './banner.rules.ts';
import { contentLink } from './content-link.rules.ts';

const CONTENT_TIMEOUT_MS = 10_000;

/** The limits of a menu. Entries beyond them are left out. */
const MOST = { groups: 5, entries: 12, links: 30 };
const LONGEST_TITLE = 80;

const titled = { title: v.string(), linkPath: v.string() };
const leaf = v.object({ ...titled, children: v.optional(v.unknown()) });
const entry = v.object({ ...titled, children: v.optional(v.array(leaf), []) });
const group = v.object({ ...titled, children: v.optional(v.array(entry), []) });

/** An entry of the menu. It has a link, entries below it, or both. */
export type NavigationEntry = {
  title: string;
  /** The address that it leads to. '' if it has no link. */
  linkPath: string;
  children: readonly NavigationEntry[];
};

/** Keeps only links that may be followed. An entry without a title, or without link and entries, is left out. */
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
 * The groups of the menu, and the site-wide banner if there is one: text and links, never markup. Parsing it again changes
 * nothing. A menu of the wrong shape is refused completely; an invalid banner is left out (SHL-01, SHL-04).
 */
export type NavigationContent = v.InferOutput<typeof navigationContent>;

/** `GET {regional}/{locale}/first-level-nav-content.json` returns the menu (SHL-01, SHL-04). */
export const getNavigation = defineEndpoint('GET', '/{locale}/first-level-nav-content.json', {
  service: 'regional',
  auth: 'none',
  response: navigationContent,
  timeoutMs: CONTENT_TIMEOUT_MS,
});
