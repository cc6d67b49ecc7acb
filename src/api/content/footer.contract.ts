import * as v from 'valibot';
import { defineEndpoint, listOf } from '../../core/http/define-endpoint.ts';
import { contentLink } from './content-link.rules.ts';

const CONTENT_TIMEOUT_MS = 10_000;

const link = v.object({ text: v.string(), linkPath: v.string() });

/** A link that must not be followed is left out. The others stay. */
const links = v.pipe(
  listOf(link, 40),
  v.transform((all) =>
    all.flatMap(({ text, linkPath }) => {
      const href = contentLink(linkPath);
      return href === undefined || text.trim() === '' ? [] : [{ text, href }];
    }),
  ),
);

const social = v.pipe(
  listOf(v.object({ name: v.string(), href: v.string(), enabled: v.boolean() }), 12),
  v.transform((all) =>
    all.flatMap(({ name, href: raw, enabled }) => {
      const href = contentLink(raw);
      return href === undefined || !enabled || name.trim() === '' ? [] : [{ text: name, href }];
    }),
  ),
);

/** Columns may nest three levels deep, so that no answer can nest without end. */
const innermost = v.object({ title: v.string(), links: v.optional(links, []) });
const inner = v.object({ ...innermost.entries, columns: v.optional(listOf(innermost, 12), []) });
const column = v.object({ ...innermost.entries, columns: v.optional(listOf(inner, 12), []) });

export const footerContentSchema = v.object({
  columns: listOf(column, 12),
  tiles: listOf(v.object({ title: v.string(), text: v.string() }), 12),
  text: listOf(v.string(), 12),
  social,
});

/** The content of a footer. It contains only enabled links that may be followed, and no markup (SHL-05). */
export type FooterContent = v.InferOutput<typeof footerContentSchema>;
/** `href` is safe to follow: a path of the shop or an `http(s)` address. */
export type FooterLink = { text: string; href: string };
/** A column of the footer. Columns nest at most three levels deep. */
export type FooterColumn = { title: string; links: FooterLink[]; columns?: FooterColumn[] };

/** `GET {regional}/{locale}/footer-content.json` returns the footer (SHL-05). */
export const getFooterContent = defineEndpoint('GET', '/{locale}/footer-content.json', {
  service: 'regional',
  auth: 'none',
  response: footerContentSchema,
  timeoutMs: CONTENT_TIMEOUT_MS,
});
