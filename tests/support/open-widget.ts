import { page, type Locator } from 'vitest/browser';
import { beSignedIn } from './be-signed-in.ts';
import { setScene, type Scene, type SceneOptions } from './scene.ts';

export type WidgetVisit = SceneOptions & {
  /** The user name of whoever is signed in; undefined if nobody is. */
  who?: string | undefined;
  /** The user name of the customer for whom they act. */
  actsFor?: string;
  /** What has happened before. */
  given?: (scene: Scene) => Promise<unknown>;
  attributes?: Readonly<Record<string, string>>;
};

/** Opens a page with one widget only, for somebody who is signed in or nobody. The faults apply from then on. */
export const openWidget = async (
  tag: string,
  { faults = [], attributes = {}, given, who, actsFor, ...options }: WidgetVisit,
): Promise<Scene> => {
  const scene = await setScene({ identity: {}, ...options });
  await given?.(scene);
  for (const fault of faults) scene.backend.faults.add(fault);
  if (who !== undefined) beSignedIn(`user-${who}`, actsFor && `user-${actsFor}`);
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return scene;
};

/** Returns the widget's part of the page: its live region has many of the same texts. */
export const inWidget = (tag: string): Locator => page.elementLocator(document.querySelector(tag)!);
