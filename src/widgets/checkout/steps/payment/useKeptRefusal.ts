import { useEffect, useState } from 'react';
import type { Placing } from '../../../../api/checkout/placing.rules.ts';
import { keepFields, keptFields } from '../../../kit/forms/kept-fields.ts';
import { ownDraft } from '../../../parts/commerce/own-draft.ts';
import type { StepProps } from '../../flow/step-props.ts';

/** The refusal of a card, as the end of its message's key. */
export type CardRefused = 'refused' | 'savedCard';

export const isCardRefused = (words: unknown): words is CardRefused =>
  words === 'refused' || words === 'savedCard';

const BY_TYPE: Readonly<Record<string, CardRefused>> = {
  PaymentRefused: 'refused',
  SavedCardRefused: 'savedCard',
};

const ofPlacing = (state: Placing): CardRefused | undefined =>
  state.state === 'refused' && Object.hasOwn(BY_TYPE, state.type) ? BY_TYPE[state.type] : undefined;

export type KeptRefusal = {
  /** The refusal of this cart's card that was stored before the page was loaded. */
  first: CardRefused | undefined;
  keep: (words: CardRefused) => void;
  forget: () => void;
};

/**
 * Keeps the fact that a card was refused over a reload, until the next try or another way to pay. It is in session
 * storage, for this cart and customer, and does not say which card it was. Source: CHK-11, LEAD-03.
 */
export const useKeptRefusal = ({
  at,
  cart,
  placing,
}: Pick<StepProps, 'at' | 'cart' | 'placing'>): KeptRefusal => {
  const { owner, place } = ownDraft('checkoutDraft', at.whose, 'refused card');
  const { code } = cart;
  const [first, setFirst] = useState((): CardRefused | undefined => {
    const kept = Object.fromEntries(keptFields(place.read(), owner, ['cart', 'words']));
    const { words } = kept;
    // A current refusal of placing is already shown above the step.
    return placing.state.state !== 'refused' && kept['cart'] === code && isCardRefused(words)
      ? words
      : undefined;
  });
  const keep = (words: CardRefused) =>
    place.write(
      keepFields(owner, [
        ['cart', code],
        ['words', words],
      ]),
    );
  const placed = ofPlacing(placing.state);
  useEffect(() => {
    if (placed) keep(placed);
    // Runs once for each refusal.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [placed]);
  const forget = () => {
    place.remove();
    setFirst(undefined);
  };
  return { first, keep, forget };
};
