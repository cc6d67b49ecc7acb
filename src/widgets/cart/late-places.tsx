import { useEffect, useState, type CSSProperties } from 'react';
import { cartAddress, isCustomers } from '../../api/cart/cart-address.ts';
import { type Cart, type CartEntry, cartTerms } from '../../api/cart/cart.contract.ts';
import { runtime } from '../../core/runtime.ts';
import { checkoutLink } from '../../api/links/store-link.ts';
import { latePart, useLate } from '../kit/element/late-part.ts';
import { Button } from '../kit/ui/Button.tsx';
import { useCartMessages } from './useCartMessages.ts';
import { aimswebMissing } from '../../api/checkout/aimsweb-minimum.rules.ts';
import { loadTraining } from '../parts/training/load-training.ts';

/** Loads the panel of what the cart still needs, with its texts and styles. */
const loadReadiness = latePart(() => import('../parts/readiness/ReadinessPanel.tsx'));

type Props = { cart: Cart; changing: boolean; held: boolean };

/** Reserves the room for what the cart still needs, which loads after the lines. Nothing without the store's checkout. */
export const ReadinessPlace = (props: Props) =>
  runtime().config.commerceExtensions && checkoutLink() !== undefined ? <Place {...props} /> : null;

const Place = ({ cart, changing, held }: Props) => {
  const t = useCartMessages();
  const { part: ReadinessPanel, failure, load } = useLate(loadReadiness, true);
  const [room] = useState(() => needsRoom(cart));
  return (
    <div
      className="needs-place no-print"
      part="readiness"
      style={held ? ({ '--_needs': room } as CSSProperties) : undefined}
    >
      {ReadinessPanel && <ReadinessPanel cart={cart} changing={changing} onShown={keepRoom} />}
      {failure !== undefined && (
        <Button onClick={() => void load().catch(() => undefined)}>{t('cart.readiness')}</Button>
      )}
    </div>
  );
};

/** Stores the panel's height for the next visit, for customers only. What an anonymous cart needs follows from its lines. */
const keepRoom = (lines: number): void => {
  const { storage, row } = runtime();
  if (isCustomers(cartAddress())) storage.write('cartNeeds', lines, row.baseSite);
};

/** Returns the lines to reserve for the readiness panel: the last visit's, or the most that this cart can have. */
export const needsRoom = (cart: Cart): number => {
  const { entries } = cart;
  const { storage, row } = runtime();
  const isOwn = isCustomers(cartAddress());
  const known = isOwn ? storage.read('cartNeeds', row.baseSite) : undefined;
  if (known !== undefined) return known;
  const has = (format: string) => Number(entries.some(({ product }) => product.productFormat === format));
  const wrong = Number(entries.some(({ product }) => !product.purchasable));
  const common = wrong + has('TRAINING') + Number(aimswebMissing(cartTerms(cart), entries) !== undefined);
  if (!isOwn) return common + 1;
  const level = Number(entries.some(({ product }) => product.qualificationLevel !== undefined));
  return common + level + has('QGLOBAL') + has('AIMSWEB') + 1;
};

/** Shows the state of a training's data at its line, or without a line is the dialog's place. Source: TRN-01. */
export const TrainingPlace = ({ entry }: { entry?: CartEntry }) => {
  const t = useCartMessages();
  const { part, failure, load } = useLate(loadTraining, true);
  if (!entry) return part && <part.DialogPlace name="dialog" />;
  return (
    <div className="line-notice training-place no-print">
      {part && <part.TrainingNote entry={entry} />}
      {failure !== undefined && (
        <Button onClick={() => void load().catch(() => undefined)}>{t('cart.training')}</Button>
      )}
    </div>
  );
};

/** Returns whether the cart has had a training on this page. The dialog must stay even if its line is removed. */
export const useHadTraining = (entries: readonly CartEntry[]): boolean => {
  const [had, setHad] = useState(false);
  if (!had && entries.some(isTraining)) setHad(true);
  return had;
};

export const isTraining = ({ product }: CartEntry): boolean => product.productFormat === 'TRAINING';

/** Loads the review of a shared list with its texts and styles. */
const loadList = latePart(() => import('./list/list-part.tsx'));

/** Returns the list fragment of the address. Only then its code loads. */
const listHash = (): string | undefined =>
  location.hash.startsWith('#list=') && !runtime().author ? location.hash : undefined;

/** Draws the review of the list in the address, if there is one. Source: LEAD-04. */
export const SharedList = () => {
  const [hash, setHash] = useState(listHash);
  const { part: Review, failure } = useLate(loadList, hash !== undefined);
  useEffect(() => {
    const look = () => setHash((before) => listHash() ?? before);
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  if (failure !== undefined) throw failure;
  return hash === undefined ? null : (
    <div className="list-place" part="list">
      {Review && <Review key={hash} hash={hash} onClose={() => setHash(undefined)} />}
    </div>
  );
};
