import { useRef, useState, type ReactNode } from 'react';
import type { Customer } from '../../api/customer.ts';
import { useCustomerMutation } from '../../api/customer-write.ts';
import { copyOnce } from '../../api/saved-cart/save-cart.ts';
import {
  copyCartMutation,
  deleteCartMutation,
  nameCartMutation,
} from '../../api/saved-cart/saved-cart.queries.ts';
import type { SavedCart } from '../../api/saved-cart/saved-cart-of.rules.ts';
import { freeName } from '../../api/saved-cart/saved-cart.rules.ts';
import { reportLater, reportSolved } from '../../api/report-later.ts';
import { runtime } from '../../core/runtime.ts';
import { useLate } from '../kit/element/late-part.ts';
import { savedCartFailure, type SavedCartFailure } from '../parts/saved-carts/saved-cart-failure.ts';
import { loadName } from './load-name.ts';
import { loadShare } from './load-share.ts';
import { readForSharing } from './read-for-sharing.ts';
import { useSavedCartsMessages } from './useSavedCartsMessages.ts';

type Act = 'rename' | 'copy' | 'delete' | 'undelete' | 'share';

export type ActFailure = { act: Act | 'open'; cart: SavedCart; why: SavedCartFailure };

const NOBODY: Customer = { userId: 'current', whose: '-' };

/**
 * Returns the actions on a saved cart other than restoring it, with their dialog, the one under way, and the last
 * failure. Source: CRT-07 e.
 */
export const useCartActs = (of: Customer | undefined, taken: readonly string[]) => {
  const t = useSavedCartsMessages();
  const { part, load } = useLate(loadName);
  const sharing = useLate(loadShare);
  const [shared, setShared] = useState<SavedCart>();
  const [asked, setAsked] = useState<{ act: 'rename' | 'copy'; cart: SavedCart }>();
  const [busy, setBusy] = useState<{ act: Act | 'open'; code: string }>();
  const [failure, setFailure] = useState<ActFailure>();
  const copy = useRef<{ code: string; once: ReturnType<typeof copyOnce> }>(undefined);
  const running = useRef(false);
  const customer = of ?? NOBODY;
  const renaming = useCustomerMutation(nameCartMutation(customer));
  const copying = useCustomerMutation(copyCartMutation(customer));
  const deleting = useCustomerMutation(deleteCartMutation(customer));

  /** Runs one action at a time. Resolves to true if it succeeded. */
  const run = async (act: Act | 'open', cart: SavedCart, work: () => Promise<unknown>): Promise<boolean> => {
    if (running.current || (runtime().author && act !== 'open')) return false;
    running.current = true;
    setBusy({ act, code: cart.code });
    setFailure(undefined);
    try {
      await work();
      reportSolved(`savedCart.${act}`, cart.code);
      return true;
    } catch (error) {
      const why = act === 'open' ? 'failed' : savedCartFailure(error);
      // That the cart was deleted elsewhere is no failure of the store, and is told here alone.
      if (why !== 'gone') reportLater(`savedCart.${act}`, error, cart.code);
      setFailure({ act, cart, why });
      return false;
    } finally {
      running.current = false;
      setBusy(undefined);
    }
  };
  const announce = (words: string): void => runtime().registry.actions.announce(words);

  const ask = (act: 'rename' | 'copy', cart: SavedCart): void =>
    void run('open', cart, async () => {
      await load();
      setAsked({ act, cart });
    });

  /** Carts from the list come without their lines, so they are read first. */
  const share = async (cart: SavedCart): Promise<void> => {
    if (!(await run('open', cart, sharing.load))) return;
    await run('share', cart, async () => setShared(await readForSharing(of, cart)));
  };

  const drawDialog = (): ReactNode => {
    if (shared && sharing.part)
      return (
        <sharing.part.ShareDialog
          part="dialog"
          title={t('saved-carts.shareName', { name: shared.name })}
          name={shared.name}
          lines={shared.entries.map(({ product: { code, name }, quantity }) => ({ code, quantity, name }))}
          onClose={() => setShared(undefined)}
        />
      );
    if (!asked || !part) return null;
    const { act, cart } = asked;
    const close = (): void => setAsked(undefined);
    return (
      <part.CartName
        key={`${act} ${cart.code}`}
        title={t(`saved-carts.${act}Name`, { name: cart.name })}
        start={
          act === 'rename'
            ? cart
            : { ...cart, name: freeName(t('saved-carts.copyOf', { name: cart.name }), taken) }
        }
        send={t(`saved-carts.${act}`)}
        onClose={close}
        onSend={async (named) => {
          if (runtime().author) return close();
          const { name, description } = named;
          if (act === 'rename') await renaming.mutateAsync({ code: cart.code, name, description });
          else {
            if (copy.current?.code !== cart.code) copy.current = { code: cart.code, once: copyOnce() };
            await copying.mutateAsync({ code: cart.code, name, description, once: copy.current.once });
            copy.current = undefined;
          }
          close();
          announce(t(act === 'rename' ? 'saved-carts.renamed' : 'saved-carts.copied', { name }));
        }}
      />
    );
  };

  return {
    busy,
    failure,
    dialog: drawDialog(),
    ask,
    share: (cart: SavedCart): void => void share(cart),
    dismiss: (): void => setFailure(undefined),
    remove: async (cart: SavedCart): Promise<boolean> => {
      const done = await run('delete', cart, () => deleting.mutateAsync(cart.code));
      if (done) announce(t('saved-carts.deleted', { name: cart.name }));
      return done;
    },
    putBack: async (cart: SavedCart): Promise<boolean> => {
      const { code, name, description } = cart;
      const done = await run('undelete', cart, () => renaming.mutateAsync({ code, name, description }));
      if (done) announce(t('saved-carts.putBack', { name }));
      return done;
    },
  };
};
