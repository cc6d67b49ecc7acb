import { page } from 'vitest/browser';
import { beSignedIn } from './be-signed-in.ts';
import { setScene, type Scene, type SceneOptions } from './scene.ts';

const TAG = 'assess-payment-cards';

/** Opens a page with the cards only. Carla is signed in, one of whose four cards has expired. */
export const openCards = async ({
  faults = [],
  who = 'carla',
  ...options
}: SceneOptions & { who?: string } = {}): Promise<Scene> => {
  const scene = await setScene({ identity: {}, ...options });
  for (const fault of faults) scene.backend.faults.add(fault);
  beSignedIn(`user-${who}`);
  document.body.append(document.createElement(TAG));
  return scene;
};

export const cardsWidget = (): HTMLElement => document.querySelector<HTMLElement>(TAG)!;

/** Looks inside the widget only: the page's live region contains many of the same texts. */
export const said = (words: string | RegExp) => page.elementLocator(cardsWidget()).getByText(words);
