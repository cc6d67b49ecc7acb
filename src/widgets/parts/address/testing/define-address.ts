import type { FunctionComponent } from 'react';
import { defineWidget } from '../../../define-widget.tsx';
import type { WidgetContract } from '../../../kit/element/widget-contract.ts';
import { addressStyles } from '../address-styles.ts';
import { addressWords } from '../address-words.ts';

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

/** Defines a tag in light DOM that draws the component with the messages and styles of an address form. For tests and stories. */
export const defineAddress = (name: string, component: FunctionComponent): string => {
  const tag = `assess-${name}` as const;
  if (!customElements.get(tag))
    defineWidget({
      contract: { ...contract, tag: tag as never },
      component,
      styles: [...addressStyles, CONTAINER],
      messages: addressWords,
    });
  return tag;
};
