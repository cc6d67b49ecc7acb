import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';
import { asText } from '../../core/http/other-answers.ts';

/**
 * The markup fragments that editors keep in the CMS, by the widget that shows them.
 * Source: specification section 7, SHL-02.
 */
export const FRAGMENT_FILES = {
  footer: 'footer-react-content.html',
  navigation: 'first-level-nav-react-content.html',
} as const;

/** Where the markup belongs: into the footer, or below the navigation. */
export type FragmentName = keyof typeof FRAGMENT_FILES;

/** Of a sign-in or a maintenance page that answers in place of the file. */
const WHOLE_PAGE = /^(?:\s|<!--[^]*?-->)*<(?:!doctype|html|head|body)[\s>]/i;

/**
 * `GET {regional}/{locale}/footer-react-content.html`, where `footer-content.json` lies too: at most 200 KB of markup, not yet
 * fit to be shown (`sanitizeFragment`). Source: SEC-03.
 */
export const getFragment = defineEndpoint({
  service: 'regional',
  auth: 'none',
  method: 'GET',
  path: '/{locale}/{file}',
  response: v.pipe(
    v.string(),
    v.check((text) => !WHOLE_PAGE.test(text)),
  ),
  answer: asText('text/html'),
  redirects: 'follow',
  maxBytes: 200 * 1024,
  // Content answers get 10 s (API-02).
  timeoutMs: 10_000,
});
