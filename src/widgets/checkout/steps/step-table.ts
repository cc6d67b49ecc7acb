import type { ComponentType } from 'react';
import { loadPlacingCode } from '../../../api/checkout/late-placing.ts';
import type { StepId } from '../../../api/checkout/steps.rules.ts';
import type { MessageLoaders } from '../../kit/element/widget-messages.ts';
import addressForm from '../../parts/address/messages?languages';
import type { StepProps } from '../flow/step-props.ts';
import account from './account/messages?languages';
import aimsweb from './aimsweb/messages?languages';
import billingAddress from './billing-address/messages?languages';
import items from './items/messages?languages';
import payment from './payment/messages?languages';
import qGlobal from './q-global/messages?languages';
import lookUp from '../../parts/q-global/messages?languages';
import qualifiedUser from './qualified-user/messages?languages';
import review from './review/messages?languages';
import shippingAddress from './shipping-address/messages?languages';
import shippingMethod from './shipping-method/messages?languages';
import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { runtime } from '../../../core/runtime.ts';
import { formWords } from '../../kit/forms/forms.ts';
import { adoptStyles } from '../../kit/element/sheets.ts';
import { late } from '../../../core/late.ts';

/** What the module `steps/{step}/step.tsx` exports. The build names its file `checkout-{step}-{release}.js`. */
type StepCode = { Step: ComponentType<StepProps>; styles: readonly string[] };

/** Loads the review together with the code that places the order, and what names a change found by that press. */
const reviewCode = async (): Promise<StepCode> => {
  const [step] = await Promise.all([
    import('./review/step.tsx'),
    loadPlacingCode(),
    import('../flow/ForeignNotice.tsx'),
  ]);
  return step;
};

/** The code and the messages of each step. Each step is a part of its own. Its message keys begin with `checkout.`. */
const stepTable: Readonly<
  Record<StepId, { code: () => Promise<StepCode>; words: readonly MessageLoaders[] }>
> = {
  items: { code: () => import('./items/step.tsx'), words: [items] },
  account: { code: () => import('./account/step.tsx'), words: [account] },
  'qualified-user': { code: () => import('./qualified-user/step.tsx'), words: [qualifiedUser] },
  'q-global': { code: () => import('./q-global/step.tsx'), words: [lookUp, qGlobal] },
  aimsweb: { code: () => import('./aimsweb/step.tsx'), words: [aimsweb] },
  'shipping-address': {
    code: () => import('./shipping-address/step.tsx'),
    words: [addressForm, shippingAddress],
  },
  'shipping-method': { code: () => import('./shipping-method/step.tsx'), words: [shippingMethod] },
  'billing-address': {
    code: () => import('./billing-address/step.tsx'),
    words: [addressForm, billingAddress],
  },
  payment: { code: () => import('./payment/step.tsx'), words: [payment] },
  review: { code: reviewCode, words: [review] },
};

/** A loaded step: the component that draws it, and its messages with those of the form components. */
export type LoadedStep = Pick<StepCode, 'Step'> & { catalogue: Catalogue };

const loaded = new Map<string, LoadedStep>();

/** Each language has its own: its messages are part of it. */
const keyOf = (id: StepId): string => id + runtime().row.language;

/** Returns the step's part, if it is loaded. */
export const loadedStep = (id: StepId): LoadedStep | undefined => loaded.get(keyOf(id));

/** Loads a step's code, messages and styles, once for each language. Rejects if it can't; the next call tries again. */
export const loadStep = async (id: StepId, host: HTMLElement): Promise<LoadedStep> => {
  const known = loadedStep(id);
  if (known) return known;
  const { language } = runtime().row;
  const { code, words } = stepTable[id];
  const [{ Step, styles }, ...catalogues] = await late(() =>
    Promise.all([code(), ...[formWords, ...words].map((one) => one[language]())]),
  );
  await adoptStyles(host, styles);
  const step: LoadedStep = {
    Step,
    catalogue: Object.assign({}, ...catalogues.map((one) => one.default)),
  };
  loaded.set(keyOf(id), step);
  return step;
};
