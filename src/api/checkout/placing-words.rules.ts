import type { Placing } from './placing.rules.ts';
import { refusalOf } from './refusals.rules.ts';

/**
 * Keys of what the review says in each state, in their order; the widget's catalogue has the words. `retry`: whether the flag
 * of checkout retry is on, else the contact in the words before stands alone. Source: CHK-14, REL-02, REL-03.
 */
export const placingWords = (state: Placing, retry: boolean): readonly string[] => {
  switch (state.state) {
    case 'ready':
      if (state.told === 'offline') return ['checkout.placing.offline'];
      if (state.told !== 'not-placed') return [];
      return [
        'checkout.placing.notPlaced',
        'checkout.placing.notCompleted',
        'checkout.placing.notCharged',
        ...(retry ? ['checkout.placing.tryAgain'] : []),
      ];
    case 'placing':
      return ['checkout.placing.placing'];
    case 'challenge':
      return ['checkout.placing.challenge'];
    case 'unknown':
      return [state.askAt === undefined ? 'checkout.placing.stillUnknown' : 'checkout.placing.unknown'];
    case 'refused': {
      const { words } = refusalOf(state.type, state.subject);
      if (words === undefined) return [];
      // The other words that tell of a payment say it themselves.
      const isCard = words === 'payment' || words === 'savedCard';
      return isCard
        ? ['checkout.refused.card', `checkout.refused.${words}`, 'checkout.placing.notCharged']
        : [`checkout.refused.${words}`];
    }
    case 'placed':
      return ['checkout.placing.placed'];
  }
};
