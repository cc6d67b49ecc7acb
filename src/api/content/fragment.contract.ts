import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';
import { asText } from '../../core/http/other-answers.ts';

/** The files of the fragments that editors maintain in the CMS, by widget. Source: section 7, SHL-02. */
export const FRAGMENT_FILES = {
  footer: 'footer-react-content.html',
  navigation: 'first-level-nav-react-content.html',
} as const;

/** Where the markup is shown: in the footer, or below the navigation. */
export type FragmentName = keyof typeof FRAGMENT_FILES;

/** Matches a whole page, such as a sign-in or maintenance page that is sent instead of the file. */
const WHOLE_PAGE = /^(?:\s|<!--[^]*?-->)*<(?:!doctype|html|head|body)[\s>]/i;

/**
 * `GET {regional}/{locale}/footer-react-content.html`, in the same folder as `footer-content.json`, returns at most 200 KB
 * of markup. It must pass `sanitizeFragment` before it is shown. Source: SEC-03.
 */
export const getFragment = defineEndpoint('GET', '/{locale}/{file}', {
  service: 'regional',
  auth: 'none',
  response: v.pipe(
    v.string(),
    v.check((text) => !WHOLE_PAGE.test(text)),
  ),
  answer: asText('text/html'),
  redirects: 'follow',
  maxBytes: 200 * 1024,
  // The timeout of content calls: 10 s (API-02).
  timeoutMs: 10_000,
});
