import type { Market } from '../../../pages/content/markets.ts';
import { en } from './navigation-words/en.ts';
import { es } from './navigation-words/es.ts';
import { fr } from './navigation-words/fr.ts';
import { nl } from './navigation-words/nl.ts';

type Link = readonly [text: string, to: string];

export type MenuGroup = {
  readonly title: string;
  readonly to: string;
  readonly entries: readonly (readonly [title: string, to: string, ...links: Link[]])[];
};

/** The texts of a site's menu and notice. */
export type MenuWords = { readonly groups: readonly MenuGroup[]; readonly closed: string };

/** The texts of menu and notice in each language, with the target of each entry. */
export const menuWords: Readonly<Record<Market['language'], MenuWords>> = { en, fr, nl, es };
