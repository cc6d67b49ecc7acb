import { page } from 'vitest/browser';
import type { Fault } from '../../demo-host/backend/core/faults.ts';
import { beSignedIn } from './be-signed-in.ts';
import { setScene, type Scene, type SceneOptions } from './scene.ts';

export type AccountVisit = SceneOptions & {
  /** The user name of who is signed in; undefined if nobody is. */
  who?: string | undefined;
  attributes?: Readonly<Record<string, string>>;
  /** Faults from the moment when the page opens. */
  faults?: readonly Fault[];
};

/** Opens a page with this tag of "My account" only. Mara is signed in, unless somebody else or nobody is named. */
export const openAccount = async (tag: string, visit: AccountVisit = {}): Promise<Scene> => {
  const { faults = [], attributes = {}, ...options } = visit;
  const who = 'who' in visit ? visit.who : 'mara';
  const identity = who === undefined ? {} : { signedIn: `user-${who}` };
  const scene = await setScene({ identity, ...options });
  for (const fault of faults) scene.backend.faults.add(fault);
  if (who !== undefined) beSignedIn(`user-${who}`);
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return scene;
};

/** Looks inside the element of this tag only: the page's live region contains many of the same texts. */
export const saidIn = (tag: string) => (words: string | RegExp) =>
  page.elementLocator(document.querySelector<HTMLElement>(tag)!).getByText(words);
