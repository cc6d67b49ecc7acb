import type { Placing } from './placing.rules.ts';
import { refusalOf } from './refusals.rules.ts';

/** Returns the review's messages in each state; `retry` advises to try again. Source: CHK-14, REL-02, REL-03. */
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
      // Said and shown at the button.
      return [];
    case 'challenge':
      return ['checkout.placing.challenge'];
    case 'unknown':
      return [state.askAt === undefined ? 'checkout.placing.stillUnknown' : 'checkout.placing.unknown'];
    case 'refused': {
      const { words } = refusalOf(state.type, state.subject);
      if (words === undefined) return [];
      // The other messages about a payment already say this.
      const isCard = words === 'payment' || words === 'savedCard';
      return isCard
        ? ['checkout.refused.card', `checkout.refused.${words}`, 'checkout.placing.notCharged']
        : [`checkout.refused.${words}`];
    }
    case 'placed':
      return ['checkout.placing.placed'];
  }
};
