import { useEffect, useState } from 'react';
import type { Placing } from '../../../../api/checkout/placing.rules.ts';
import { keepFields, keptFields } from '../../../kit/forms/kept-fields.ts';
import { ownDraft } from '../../../parts/commerce/own-draft.ts';
import type { StepProps } from '../../flow/step-props.ts';

/** That a card was refused, as the message's key ends. */
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
  /** What the page before this one was told of this cart. */
  first: CardRefused | undefined;
  keep: (words: CardRefused) => void;
  forget: () => void;
};

/**
 * That a card was refused outlives a reload, until another try or another way: in session storage, of this cart and customer, without
 * a word on which card it was. Source: CHK-11, LEAD-03.
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
    // What placing says now stands above the step.
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
    // Once for each refusal.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [placed]);
  const forget = () => {
    place.remove();
    setFirst(undefined);
  };
  return { first, keep, forget };
};
