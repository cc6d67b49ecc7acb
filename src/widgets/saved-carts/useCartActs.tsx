import { useRef, useState, type ReactNode } from 'react';
import { NOBODY, type Customer } from '../../api/customer.ts';
import { useCustomerMutation } from '../../api/customer-write.ts';
import { copyOnce } from '../../api/saved-cart/save-cart.ts';
import {
  copyCartMutation,
  deleteCartMutation,
  nameCartMutation,
  savedCartQuery,
} from '../../api/saved-cart/saved-cart.queries.ts';
import type { SavedCart } from '../../api/saved-cart/saved-cart-of.rules.ts';
import { freeName } from '../../api/saved-cart/saved-cart.rules.ts';
import { runtime } from '../../core/runtime.ts';
import { latePart, useLate } from '../kit/element/late-part.ts';
import { useRowActs } from '../parts/customer-page/useRowActs.tsx';
import { savedCartFailure, type SavedCartFailure } from '../parts/saved-carts/saved-cart-failure.ts';
import { useWords } from '../kit/element/useWords.ts';
import type savedCart from '../parts/saved-carts/messages/en.json';
import type en from './messages/en.json';
import { queryClient } from '../../api/query.ts';
import { ServiceError } from '../../core/errors.ts';

/** Loads the dialog that renames or copies a saved cart, with its texts and styles. */
const loadName = latePart(() => import('../parts/saved-carts/NameDialog.tsx'));

type Act = 'rename' | 'copy' | 'delete' | 'undelete' | 'share' | 'open';

/** Returns the actions on a saved cart, with their dialog, the one under way, and the failure's notice. Source: CRT-07 e. */
export const useCartActs = (of: Customer | undefined, taken: readonly string[], wayOn?: ReactNode) => {
  const t = useWords<typeof en & typeof savedCart>();
  const { part: NameDialog, load } = useLate(loadName);
  const { part: ShareDialog, load: loadSharing } = useLate(loadShare);
  const [shared, setShared] = useState<SavedCart>();
  const [asked, setAsked] = useState<{ act: 'rename' | 'copy'; cart: SavedCart }>();
  const copy = useRef<{ code: string; once: ReturnType<typeof copyOnce> }>(undefined);
  const customer = of ?? NOBODY;
  const renaming = useCustomerMutation(nameCartMutation(customer));
  const copying = useCustomerMutation(copyCartMutation(customer));
  const deleting = useCustomerMutation(deleteCartMutation(customer));

  const acts = useRowActs<SavedCart, Act, SavedCartFailure>({
    id: 'savedCart',
    keyOf: ({ code }) => code,
    title: (act, { name }) => t(`saved-carts.failed.${act}`, { name }),
    reason: savedCartFailure,
    why: (why, act) => t(act === 'open' ? 'saved-carts.why.open' : `shared.savedCart.why.${why}`),
    wayOn,
  });

  const ask = (act: 'rename' | 'copy', cart: SavedCart): void =>
    void acts.run('open', cart, () => load().then(() => setAsked({ act, cart })), { isHarmless: true });

  /** Carts from the list come without their lines, so they are read first. */
  const share = async (cart: SavedCart): Promise<void> => {
    if (!(await acts.run('open', cart, loadSharing, { isHarmless: true }))) return;
    await acts.run('share', cart, async () => setShared(await readForSharing(of, cart)));
  };

  const drawDialog = (): ReactNode => {
    if (shared && ShareDialog)
      return (
        <ShareDialog
          part="dialog"
          title={t('saved-carts.shareName', { name: shared.name })}
          name={shared.name}
          lines={shared.entries.map(({ product: { code, name }, quantity }) => ({ code, quantity, name }))}
          onClose={() => setShared(undefined)}
        />
      );
    if (!asked || !NameDialog) return null;
    const { act, cart } = asked;
    const close = (): void => setAsked(undefined);
    return (
      <NameDialog
        part="dialog"
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
          runtime().registry.actions.announce(
            t(act === 'rename' ? 'saved-carts.renamed' : 'saved-carts.copied', { name }),
          );
        }}
      />
    );
  };

  return {
    ...acts,
    dialog: drawDialog(),
    ask,
    share: (cart: SavedCart): void => void share(cart),
    /** Resolves to undefined if it was not done. `again` is what another try does. */
    remove: (cart: SavedCart, again: () => void) =>
      acts.run('delete', cart, () => deleting.mutateAsync(cart.code), {
        said: t('saved-carts.deleted', { name: cart.name }),
        again,
      }),
    putBack: (cart: SavedCart, again: () => void) => {
      const { code, name, description } = cart;
      return acts.run('undelete', cart, () => renaming.mutateAsync({ code, name, description }), {
        said: t('saved-carts.putBack', { name }),
        again,
      });
    },
  };
};

/** Loads the dialog that shares a list as a link and as a file, with its texts and styles. */
const loadShare = latePart(() => import('../parts/list-share/ShareDialog.tsx'));

/** Returns the cart with its lines, which a list of carts does not include. Rejects with 404 if the cart is gone. */
const readForSharing = async (of: Customer | undefined, cart: SavedCart): Promise<SavedCart> => {
  if (cart.entries.length > 0 || cart.lines === 0) return cart;
  const read = await queryClient().fetchQuery(savedCartQuery(of, cart.code));
  if (!read) throw new ServiceError('No saved cart any more.', { kind: 'status', status: 404 });
  return read;
};
