import { ANY_WIDGET, HEADING_LEVEL } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-qualifications>`: what a customer can show for a qualification level (ACC-04). */
export const qualificationsWidget = {
  ...ANY_WIDGET,
  tag: 'assess-qualifications',
  summary:
    'Shows a customer’s qualifications by type with the level that they give. The entries of a type can be added, edited and deleted; each change is reviewed. The flag `accountQualifications` says which types there are.',
  height: 20,
  attributes: {
    'qualification-type': {
      type: 'string',
      description:
        'Type whose entries to show: accredited-institution, organisation, license, degree or certification. Without it, the page’s address decides: `…/qualifications/{type}`, its pages `add` and `edit/{id}`, or `?type=` with `&add=` or `&id=`. Without a type there too, the overview shows.',
    },
    'heading-level': HEADING_LEVEL,
  },
  states: ['loading', 'empty', 'one', 'many', 'longest-text', 'service-down', 'offline', 'forbidden'],
} as const satisfies WidgetContract;
