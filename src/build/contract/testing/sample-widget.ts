import type { WidgetContract } from '../../../widgets/kit/element/widget-contract.ts';

/** A contract with an attribute of every type, and with texts that each format must escape. */
export const sampleWidget = {
  tag: 'assess-sample-list',
  summary: 'Shows "samples" & <b>more</b> */ of them.',
  dom: 'shadow',
  attributes: {
    heading: { type: 'string', description: 'Replaces the heading.' },
    greeting: { type: 'string', default: 'Say "hello" & <go>', description: 'Is said first.' },
    'max-rows': { type: 'number', default: 5, min: 1, max: 25, description: 'Rows at most.' },
    'row-offset': { type: 'number', description: 'First row.' },
    compact: { type: 'boolean', description: 'Draws it dense.' },
    'open-on-add': { type: 'switch', default: true, description: 'Opens at an addition.' },
    'sort-by': { type: 'enum', values: ['name', 'price'], default: 'name', description: 'The order.' },
    'row-data': { type: 'json', description: 'Rows as JSON.' },
  },
  events: { 'assess-cart-added': 'A sample went into the cart.', 'assess-error': 'The widget failed.' },
  slots: { '': 'Shown before.', foot: 'Below the samples.' },
  parts: { root: 'The whole widget.', row: 'One row.' },
  properties: { '--assess-sample-rows': 'Rows at the last visit.' },
  states: ['loading'],
  data: [],
} as const satisfies WidgetContract;
