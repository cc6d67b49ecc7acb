import type { FunctionComponent } from 'react';
import { defineWidget } from '../../../define-widget.tsx';
import type { WidgetContract } from '../../element/widget-contract.ts';
import choiceCards from '../choice-cards.css?inline';
import { formStyles, formWords } from '../forms.ts';

const contractOf = (tag: `assess-${string}`, dom: 'shadow' | 'light') =>
  ({
    tag,
    summary: 'Shows pieces of forms.',
    dom,
    attributes: {},
    events: {},
    slots: {},
    parts: {},
    properties: {},
    states: ['one'],
    data: [],
  }) as const satisfies WidgetContract;

const CONTAINER = ':host { container-type: inline-size !important } .sample { padding: var(--_space-16) }';

/**
 * Defines `<assess-{name}-{dom}>`, which draws the component as a widget does, with the styles and messages of the form
 * components. For tests and stories.
 */
export const defineSample = (name: string, dom: 'shadow' | 'light', component: FunctionComponent): string => {
  const tag = `assess-${name}-${dom}` as const;
  if (!customElements.get(tag))
    defineWidget({
      contract: contractOf(tag, dom),
      component,
      styles: [...formStyles, choiceCards, CONTAINER],
      messages: formWords,
    });
  return tag;
};
