import { page } from 'vitest/browser';
import { qualificationTypes } from '../../src/core/locale/route-table.ts';
import { openWidget, type WidgetVisit } from './open-widget.ts';
import type { Scene } from './scene.ts';

const TAG = 'assess-qualifications';

/** Opens a page with qualifications only, of every type. Vera is signed in, who has one in every state. */
export const openQualifications = ({
  search = '',
  ...visit
}: WidgetVisit & { search?: string } = {}): Promise<Scene> => {
  history.replaceState(null, '', location.pathname + search);
  return openWidget(TAG, {
    who: 'vera',
    flags: { accountQualifications: [...qualificationTypes] },
    ...visit,
  });
};

export const qualificationsWidget = (): HTMLElement => document.querySelector<HTMLElement>(TAG)!;

/** Looks inside the widget only: the page's live region contains many of the same texts. */
export const said = (words: string | RegExp) => page.elementLocator(qualificationsWidget()).getByText(words);
