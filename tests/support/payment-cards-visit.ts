import { page } from 'vitest/browser';
import { openWidget, type WidgetVisit } from './open-widget.ts';
import type { Scene } from './scene.ts';

const TAG = 'assess-payment-cards';

/** Opens a page with the cards only. Carla is signed in, one of whose four cards has expired. */
export const openCards = (visit: WidgetVisit = {}): Promise<Scene> =>
  openWidget(TAG, { who: 'carla', ...visit });

export const cardsWidget = (): HTMLElement => document.querySelector<HTMLElement>(TAG)!;

/** Looks inside the widget only: the page's live region contains many of the same texts. */
export const said = (words: string | RegExp) => page.elementLocator(cardsWidget()).getByText(words);
