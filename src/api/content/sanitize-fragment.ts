import createDOMPurify, { type Config } from 'dompurify';
import { contentLink } from './content-link.rules.ts';

/** The allowed elements. Others are removed, but their text stays. */
const TAGS =
  'a abbr address article aside b blockquote br caption cite code dd del details div dl dt em figcaption figure h2 h3 ' +
  'h4 h5 h6 hr i img ins li mark nav ol p q s section small span strong sub summary sup table tbody td tfoot th thead ' +
  'time tr u ul';

/**
 * The allowed attributes: none that pose as a property of the page (`id`, `name`), and none that its scripts may react to
 * (`style`, `data-*`, roles).
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
  // These elements are removed with their content. The text of a form is useless without the form.
  ADD_FORBID_CONTENTS: ['form', 'select', 'textarea', 'button', 'object', 'frameset', 'dialog', 'title'],
  RETURN_DOM_FRAGMENT: true,
};

/** The rules for a fragment's links and pictures. */
export type FragmentRules = {
  /** The prefix of paths, which are the shop's: its address on a page outside the shop, else ''. */
  storeUrl: string;
  mayShow(picture: URL): boolean;
};

type Purifier = ReturnType<typeof createDOMPurify>;
type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

let policy: Policy | undefined;

/** Returns the Trusted Types policy for fragments (SEC-03), with which the sanitizer parses. Throws if it is not allowed. */
const trusted = (): { TRUSTED_TYPES_POLICY?: Policy } => {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: object): Policy };
  };
  policy ??= trustedTypes?.createPolicy('assess-widgets', { createHTML: (html: string) => html });
  return policy === undefined ? {} : { TRUSTED_TYPES_POLICY: policy };
};

/** Converts untrusted markup to safe nodes of a separate document. Undefined if nothing visible is left. Source: SEC-03. */
export const sanitizeFragment = (markup: string, rules: FragmentRules): DocumentFragment | undefined => {
  const purifier = createDOMPurify(window);
  followRules(purifier, rules);
  // The result is null if the markup has a frameset instead of a body.
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
