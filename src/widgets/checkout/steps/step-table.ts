import type { ComponentType } from 'react';
import { loadPlacingCode } from '../../../api/checkout/late-placing.ts';
import type { StepId } from '../../../api/checkout/steps.rules.ts';
import type { MessageLoaders } from '../../kit/element/widget-messages.ts';
import type { StepProps } from '../flow/step-props.ts';
import { words as account } from './account/words.ts';
import { words as aimsweb } from './aimsweb/words.ts';
import { words as billingAddress } from './billing-address/words.ts';
import { words as items } from './items/words.ts';
import { words as payment } from './payment/words.ts';
import { words as qGlobal } from './q-global/words.ts';
import { words as qualifiedUser } from './qualified-user/words.ts';
import { words as review } from './review/words.ts';
import { words as shippingAddress } from './shipping-address/words.ts';
import { words as shippingMethod } from './shipping-method/words.ts';

/** What the module `steps/{step}/step.tsx` exports. The build names its file `checkout-{step}-{release}.js`. */
export type StepCode = { Step: ComponentType<StepProps>; styles: readonly string[] };

/** Loads the review together with the code that places the order, which it needs. */
const reviewCode = async (): Promise<StepCode> => {
  const [step] = await Promise.all([import('./review/step.tsx'), loadPlacingCode()]);
  return step;
};

/** The code and the messages of each step. Each step is a part of its own. Its message keys begin with `checkout.`. */
export const stepTable: Readonly<Record<StepId, { code: () => Promise<StepCode>; words: MessageLoaders }>> = {
  items: { code: () => import('./items/step.tsx'), words: items },
  account: { code: () => import('./account/step.tsx'), words: account },
  'qualified-user': { code: () => import('./qualified-user/step.tsx'), words: qualifiedUser },
  'q-global': { code: () => import('./q-global/step.tsx'), words: qGlobal },
  aimsweb: { code: () => import('./aimsweb/step.tsx'), words: aimsweb },
  'shipping-address': { code: () => import('./shipping-address/step.tsx'), words: shippingAddress },
  'shipping-method': { code: () => import('./shipping-method/step.tsx'), words: shippingMethod },
  'billing-address': { code: () => import('./billing-address/step.tsx'), words: billingAddress },
  payment: { code: () => import('./payment/step.tsx'), words: payment },
  review: { code: reviewCode, words: review },
};
