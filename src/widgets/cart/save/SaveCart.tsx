import { useEffect, useRef, useState } from 'react';
import type { Cart } from '../../../api/cart/cart.contract.ts';
import { cartAddress, isCustomers } from '../../../api/cart/cart-address.ts';
import { cartCopier, putCartAside } from '../../../api/saved-cart/save-cart.ts';
import type { NamedCart } from '../../../api/saved-cart/saved-cart-calls.ts';
import { hasStorePages } from '../../../core/config/store-pages.ts';
import { runtime } from '../../../core/runtime.ts';
import { storeLink } from '../../../api/links/store-link.ts';
import { useFocusAfter } from '../../kit/ui/useFocusAfter.ts';
import { NameDialog, useSavedCartMessages } from '../../parts/saved-carts/NameDialog.tsx';
import { boundWords } from '../../kit/element/WithWords.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { SignInFirst } from '../SignInFirst.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';

type SaveCartProps = {
  /** The cart as it is shown; undefined if it is empty. */
  cart: Cart | undefined;
  isOpen: boolean;
  onClose: () => void;
};

type Saved = { name: string; how: 'aside' | 'copied' };

const NOTHING: NamedCart = { name: '', description: '' };

/** Draws the dialog that saves the cart, then a link to the saved one. Nothing is written in author mode. Source: CRT-07. */
export const SaveCart = ({ cart, isOpen, onClose }: SaveCartProps) => {
  const t = useSavedCartMessages();
  const focus = useFocusAfter();
  const [saved, setSaved] = useState<Saved>();
  const seen = useLastSeen(cart);
  const copier = useRef<ReturnType<typeof cartCopier>>(undefined);

  const send = async (named: NamedCart, way: 'send' | 'other'): Promise<void> => {
    const cartNow = seen();
    if (runtime().author || cartNow === undefined) return onClose();
    if (way === 'other') await (copier.current ??= cartCopier())(cartNow, named);
    else await putCartAside(cartNow, named);
    copier.current = undefined;
    setSaved({ name: named.name, how: way === 'other' ? 'copied' : 'aside' });
    onClose();
    focus('.saved-notice');
  };

  return (
    <>
      {saved && (
        <SavedNotice
          {...saved}
          onDismiss={() => {
            focus('[data-heading]');
            setSaved(undefined);
          }}
        />
      )}
      {isOpen && (runtime().author || isCustomers(cartAddress())) && (
        <NameDialog
          part="dialog"
          title={t('shared.savedCart.save')}
          text={t('shared.savedCart.text')}
          start={NOTHING}
          send={t('shared.savedCart.save')}
          other={t('shared.savedCart.copy')}
          onSend={send}
          onClose={onClose}
        />
      )}
      {isOpen && !runtime().author && !isCustomers(cartAddress()) && (
        <SignInFirst
          title={t('shared.savedCart.save')}
          text={t('shared.savedCart.signInText')}
          link={t('shared.savedCart.signIn')}
          back="save"
          onClose={onClose}
        />
      )}
    </>
  );
};

/** Returns a function that gives the last cart with lines: a copy that fails half-way leaves an empty cart on the page. */
const useLastSeen = (cart: Cart | undefined): (() => Cart | undefined) => {
  const last = useRef(cart);
  useEffect(() => {
    if (cart) last.current = cart;
  }, [cart]);
  return () => cart ?? last.current;
};

const SavedNotice = ({ name, how, onDismiss }: Saved & { onDismiss: () => void }) => {
  const t = useSavedCartMessages();
  return (
    <Notice
      className="saved-notice"
      tabIndex={-1}
      tone="success"
      title={t(`shared.savedCart.${how}`, { name })}
      onDismiss={onDismiss}
      actions={
        hasStorePages() && (
          <LinkButton href={storeLink('savedCarts', {})}>{t('shared.savedCart.see')}</LinkButton>
        )
      }
    >
      {how === 'aside' && t('shared.savedCart.asideText')}
    </Notice>
  );
};

export { styles } from '../../parts/saved-carts/NameDialog.tsx';
export const bind = boundWords(SaveCart);
