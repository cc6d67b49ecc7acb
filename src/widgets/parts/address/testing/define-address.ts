import type { FunctionComponent } from 'react';
import { defineWidget } from '../../../define-widget.tsx';
import type { WidgetContract } from '../../../kit/element/widget-contract.ts';
import { addressStyles } from '../address-styles.ts';
import type { Language } from '../../../../core/locale/locale-table.ts';
import { formWords } from '../../../kit/forms/forms.ts';
import address from '../messages?languages';

const contract = {
  tag: 'assess-address-sample',
  summary: 'Shows an address form.',
  dom: 'light',
  attributes: {},
  events: {},
  slots: {},
  parts: {},
  properties: {},
  states: ['one'],
  data: [],
} as const satisfies WidgetContract;

const CONTAINER =
  ':host { container-type: inline-size !important } .sample { display: grid; gap: var(--_space-16); padding: var(--_space-16) }';

/** Returns the loader of the messages of an address form and of the form components. */
const both = (language: Language) => async () => ({
  default: { ...(await formWords[language]()).default, ...(await address[language]()).default },
});

/** Defines a tag in light DOM that draws the component with the messages and styles of an address form. For tests and stories. */
export const defineAddress = (name: string, component: FunctionComponent): string => {
  const tag = `assess-${name}` as const;
  if (!customElements.get(tag))
    defineWidget({
      contract: { ...contract, tag: tag as never },
      component,
      styles: [...addressStyles, CONTAINER],
      messages: { en: both('en'), fr: both('fr'), nl: both('nl'), es: both('es') },
    });
  return tag;
};
