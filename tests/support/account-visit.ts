import { page } from 'vitest/browser';
import { openWidget, type WidgetVisit } from './open-widget.ts';
import type { Scene } from './scene.ts';

/**
 * Opens a page with this tag of "My account" only. Mara is signed in, also at the identity service, unless somebody else or
 * nobody is named.
 */
export const openAccount = (tag: string, visit: WidgetVisit = {}): Promise<Scene> => {
  const who = 'who' in visit ? visit.who : 'mara';
  const identity = who === undefined ? {} : { signedIn: `user-${who}` };
  return openWidget(tag, { identity, ...visit, who });
};

/** Looks inside the element of this tag only: the page's live region contains many of the same texts. */
export const saidIn = (tag: string) => (words: string | RegExp) =>
  page.elementLocator(document.querySelector<HTMLElement>(tag)!).getByText(words);
