import createDOMPurify, { type Config } from 'dompurify';
import { contentLink } from './content-link.rules.ts';

/** Text, lists, tables, headings below the page's own, pictures, links. Whatever is not here goes, its text stays. */
const TAGS =
  'a abbr address article aside b blockquote br caption cite code dd del details div dl dt em figcaption figure h2 h3 ' +
  'h4 h5 h6 hr i img ins li mark nav ol p q s section small span strong sub summary sup table tbody td tfoot th thead ' +
  'time tr u ul';

/**
 * No `id` and no `name`, so that nothing can pass for a property of the page or its forms; no `style`; no `data-*` and
 * no role, by which a page's own scripts may act. `class` stays: the page's style sheet is the CMS's.
 */
const ATTRIBUTES =
  'href src class title alt width height lang dir hreflang colspan rowspan scope datetime start reversed open ' +
  'aria-label aria-hidden';

const CONFIG: Config = {
  ALLOWED_TAGS: TAGS.split(' '),
  ALLOWED_ATTR: ATTRIBUTES.split(' '),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  // With their contents: the text of a form is of no use without it.
  ADD_FORBID_CONTENTS: ['form', 'select', 'textarea', 'button', 'object', 'frameset', 'dialog', 'title'],
  RETURN_DOM_FRAGMENT: true,
};

/** Where a fragment may lead and what it may show. */
export type FragmentRules = {
  /** Goes before a path, which is the shop's own: its address on a page that is not the shop's, else nothing. */
  storeUrl: string;
  /** Pictures come from the shop by a path, or from where this says. */
  mayShow(picture: URL): boolean;
};

type Purifier = ReturnType<typeof createDOMPurify>;
type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

let policy: Policy | undefined;

/**
 * The one policy that a page with Trusted Types has to allow, and only for fragments (SEC-03). It changes nothing and
 * never leaves this file: the purifier parses by it, in a document where nothing runs, and gives nodes, not text, so
 * that nothing is parsed a second time. Throws where the page's policy does not name it.
 */
const trusted = (): { TRUSTED_TYPES_POLICY?: Policy } => {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: object): Policy };
  };
  policy ??= trustedTypes?.createPolicy('assess-widgets', { createHTML: (html: string) => html });
  return policy === undefined ? {} : { TRUSTED_TYPES_POLICY: policy };
};

/**
 * Nodes that may stand on any page, out of markup from anybody; they belong to a document of their own until they are
 * imported. Undefined when nothing is left to see. Source: SEC-03; links by `contentLink`.
 */
export const sanitizeFragment = (markup: string, rules: FragmentRules): DocumentFragment | undefined => {
  const purifier = createDOMPurify(window);
  followRules(purifier, rules);
  // None where a frameset stands in the place of the body.
  const fragment = purifier.sanitize(markup, {
    ...CONFIG,
    ...trusted(),
  }) as unknown as DocumentFragment | null;
  if (fragment === null) return undefined;
  const shows = fragment.textContent.trim() !== '' || fragment.querySelector('img[src]') !== null;
  return shows ? fragment : undefined;
};

const followRules = (purifier: Purifier, { storeUrl, mayShow }: FragmentRules): void => {
  const shown = (link: string) => (link.startsWith('/') || mayShow(new URL(link)) ? link : undefined);
  purifier.addHook('uponSanitizeAttribute', (node, attribute) => {
    const { attrName, attrValue } = attribute;
    if (attrName !== 'href' && attrName !== 'src') return;
    const link = contentLink(attrValue);
    const kept = link !== undefined && attrName === 'src' ? shown(link) : link;
    if (kept === undefined || (attrName === 'href') !== (node.localName === 'a')) attribute.keepAttr = false;
    else attribute.attrValue = kept.startsWith('/') ? `${storeUrl}${kept}` : kept;
  });
};
