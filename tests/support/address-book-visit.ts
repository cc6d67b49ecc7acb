import { page } from 'vitest/browser';
import type { Address } from '../../src/api/address/address.contract.ts';
import { asCustomer } from './as-customer.ts';
import { beSignedIn } from './be-signed-in.ts';
import { setScene, type Scene, type SceneOptions } from './scene.ts';

const TAG = 'assess-address-book';

type Given = SceneOptions & {
  who?: string;
  /** Whether the customer has deleted every address before. Ned can: none of his is an account's billing address. */
  empty?: boolean;
  attributes?: Readonly<Record<string, string>>;
};

/** Returns the addresses of a book as the service has them. `query` names the book of an account. */
export const heldAddresses = async (scene: Scene, who: string, query = ''): Promise<readonly Address[]> =>
  ((await asCustomer(scene, who, 'GET', `/addresses${query}`)) as { addresses: Address[] }).addresses;

/** Deletes each address of a customer. */
export const emptyBook = async (scene: Scene, who: string): Promise<void> => {
  for (const { id = '' } of await heldAddresses(scene, who))
    await asCustomer(scene, who, 'DELETE', `/addresses/${id}`);
};

/** Opens a page with the address book only. Mara is signed in, whose five addresses begin with her default. */
export const openBook = async ({
  faults = [],
  attributes = {},
  who = 'mara',
  empty = false,
  ...options
}: Given = {}): Promise<Scene> => {
  const scene = await setScene({ identity: {}, flags: { addressBook: true }, ...options });
  if (empty) await emptyBook(scene, who);
  for (const fault of faults) scene.backend.faults.add(fault);
  beSignedIn(`user-${who}`);
  const element = document.createElement(TAG);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return scene;
};

export const bookWidget = (): HTMLElement => document.querySelector<HTMLElement>(TAG)!;

/** Looks inside the widget only: the page's live region contains many of the same texts. */
export const said = (words: string | RegExp) => page.elementLocator(bookWidget()).getByText(words);
