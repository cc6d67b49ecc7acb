import { page } from 'vitest/browser';
import { beSignedIn } from './be-signed-in.ts';
import { setScene, type Scene, type SceneOptions } from './scene.ts';

const INVOICES_TAG = 'assess-invoices';

type Given = SceneOptions & { who?: string | null };

/** Opens a page with invoices only. Max is signed in, who has 3,000; with `who: null` nobody is. */
export const openInvoices = async ({ faults = [], who = 'max', ...options }: Given = {}): Promise<Scene> => {
  const scene = await setScene({ identity: {}, ...options });
  for (const fault of faults) scene.backend.faults.add(fault);
  if (who !== null) beSignedIn(`user-${who}`);
  const element = document.createElement(INVOICES_TAG);
  element.dataset['testid'] = INVOICES_TAG;
  element.innerHTML = '<p slot="pay-otherwise">First Bank of Harbor</p>';
  document.body.append(element);
  return scene;
};

export const invoicesWidget = (): HTMLElement => document.querySelector<HTMLElement>(INVOICES_TAG)!;

/** Looks inside the widget only: the page's live region contains many of the same texts. */
export const said = (words: string | RegExp) => page.getByTestId(INVOICES_TAG).getByText(words);
