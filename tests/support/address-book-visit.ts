import { page } from 'vitest/browser';
import type { Address } from '../../src/api/address/address.contract.ts';
import { asCustomer } from './as-customer.ts';
import { openWidget, type WidgetVisit } from './open-widget.ts';
import type { Scene } from './scene.ts';

const TAG = 'assess-address-book';

/** Returns the addresses of a book as the service has them. `query` names the book of an account. */
export const heldAddresses = async (scene: Scene, who: string, query = ''): Promise<readonly Address[]> =>
  ((await asCustomer(scene, who, 'GET', `/addresses${query}`)) as { addresses: Address[] }).addresses;

/** Deletes each address of a customer. */
export const emptyBook = async (scene: Scene, who: string): Promise<void> => {
  for (const { id = '' } of await heldAddresses(scene, who))
    await asCustomer(scene, who, 'DELETE', `/addresses/${id}`);
};

/**
 * Opens a page with the address book only. Mara is signed in, whose five addresses begin with her default. With `empty`
 * every address has been deleted before; Ned can do so: none of his is an account's billing address.
 */
export const openBook = ({
  empty = false,
  who = 'mara',
  ...visit
}: WidgetVisit & { empty?: boolean } = {}): Promise<Scene> =>
  openWidget(TAG, {
    who,
    flags: { addressBook: true },
    ...(empty && { given: (scene) => emptyBook(scene, who) }),
    ...visit,
  });

export const bookWidget = (): HTMLElement => document.querySelector<HTMLElement>(TAG)!;

/** Looks inside the widget only: the page's live region contains many of the same texts. */
export const said = (words: string | RegExp) => page.elementLocator(bookWidget()).getByText(words);
