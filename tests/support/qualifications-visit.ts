import { page } from 'vitest/browser';
import { qualificationTypes } from '../../src/core/locale/route-table.ts';
import { beSignedIn } from './be-signed-in.ts';
import { setScene, type Scene, type SceneOptions } from './scene.ts';

const TAG = 'assess-qualifications';

type Given = SceneOptions & { who?: string; attributes?: Readonly<Record<string, string>>; search?: string };

/** Opens a page with qualifications only, of every type. Vera is signed in, who has one in every state. */
export const openQualifications = async ({
  faults = [],
  attributes = {},
  who = 'vera',
  search = '',
  ...options
}: Given = {}): Promise<Scene> => {
  history.replaceState(null, '', location.pathname + search);
  const scene = await setScene({
    identity: {},
    flags: { accountQualifications: [...qualificationTypes] },
    ...options,
  });
  for (const fault of faults) scene.backend.faults.add(fault);
  beSignedIn(`user-${who}`);
  const element = document.createElement(TAG);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return scene;
};

export const qualificationsWidget = (): HTMLElement => document.querySelector<HTMLElement>(TAG)!;

/** Looks inside the widget only: the page's live region contains many of the same texts. */
export const said = (words: string | RegExp) => page.elementLocator(qualificationsWidget()).getByText(words);
