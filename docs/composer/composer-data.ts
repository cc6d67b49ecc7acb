import type { PolicyNeeds } from './page-policy.ts';

/** The languages of the texts, in the order in which `ComposerData.texts` has them. */
export const LANGUAGES = ['en', 'fr', 'nl', 'es'] as const;

/** What the composer reads of one widget, beside its contract: `composer/{name}.json`, made by the build of the site. */
export type ComposerData = {
  version: string;
  /** The hashes of the release's files that a page with this widget may load. */
  integrity: Readonly<Record<string, string>>;
  /** The files in `chunks/` that a page in this language may load, by language. */
  chunks: Readonly<Record<string, readonly string[]>>;
  /** Every text of the widget and of its parts, by message key. */
  texts: Readonly<Record<string, readonly string[]>>;
  needs: PolicyNeeds;
};
