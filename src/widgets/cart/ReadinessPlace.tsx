import { useState, type CSSProperties } from 'react';
import { cartAddress, isCustomers } from '../../api/cart/cart-address.ts';
import type { Cart } from '../../api/cart/cart.contract.ts';
import { runtime } from '../../core/runtime.ts';
import { checkoutLink } from '../../api/links/store-link.ts';
import { latePart, useLate } from '../kit/element/late-part.ts';
import { Button } from '../kit/ui/Button.tsx';
import { useCartMessages } from './useCartMessages.ts';
import messages from '../parts/readiness/messages?languages';
import { cartTerms } from '../../api/cart/cart-terms.contract.ts';
import { aimswebMissing } from '../../api/checkout/aimsweb-minimum.rules.ts';

/** Loads the panel of what the cart still needs, with its texts and styles. */
const loadReadiness = latePart(() => import('../parts/readiness/ReadinessPanel.tsx'), messages);

type Props = { cart: Cart; changing: boolean; held: boolean };

/**
 * Reserves the room for what the cart still needs, and loads it after the lines are drawn. Draws nothing if the store's
 * own checkout is not available.
 */
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

/**
 * Returns the number of lines to reserve for the readiness panel: that of the last visit, or else the most that this
 * cart can have.
 */
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
