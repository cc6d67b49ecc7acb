import type { Locale } from '../../core/locale/locale-table.ts';

/**
 * The markup fragments that editors keep in the CMS, by the widget that shows them, below the regional host.
 * Source: specification section 7, SHL-02.
 */
const FILES = {
  footer: 'footer-react-content.html',
  navigation: 'first-level-nav-react-content.html',
} as const;

/** Where the markup belongs: into the footer, or below the navigation. */
export type FragmentName = keyof typeof FILES;

/** `/{locale}/footer-react-content.html`, where `{locale}/footer-content.json` lies too. */
export const fragmentPath = (name: FragmentName, locale: Locale): string => `/${locale}/${FILES[name]}`;

/** Of the whole file, in bytes (SEC-03). */
export const MAX_FRAGMENT_BYTES = 200 * 1024;

/** Content answers get 10 s (API-02). */
export const FRAGMENT_TIMEOUT_MS = 10_000;
