import type { ComponentType } from 'react';
import {
  actingMatters,
  idleMatters,
  cartMatters,
  unkeptMatters,
  stepUpMatters,
  localeMatters,
} from '../../core/prompts/matters.ts';
import type { Matters } from '../../core/prompts/page-matters.ts';
import { latePart } from '../kit/element/late-part.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import type { sessionWidget } from './session.widget.ts';

type Preview = WidgetProps<typeof sessionWidget>['preview'];

/** The props of a component that shows a row. */
export type MatterProps<Matter = unknown> = {
  /** The open matters, oldest first. */
  matters: readonly Matter[];
  /** In author mode, the sample to show in place of them. */
  sample: Preview | undefined;
  /** True if a dialog of another row is open, so that a dialog of this row must wait. */
  isQuiet: boolean;
};

type Queue<Matter> = Pick<Matters<Matter>, 'open'>;

/** One kind of question or notice: its queue, its component, which loads late, and its samples (EMB-11). */
export type MatterRow<Matter = unknown> = {
  matters: Queue<Matter>;
  load: (host: HTMLElement) => Promise<ComponentType<MatterProps<Matter>>>;
  samples: readonly Preview[];
  /** The queues that take precedence. */
  after?: readonly Queue<unknown>[];
};

/** Makes a row. A row's queue and component have the same type of matter, so the type can be dropped for the table. */
const matterRow = <Matter>(row: MatterRow<Matter>) => row as MatterRow;

export const matterTable: readonly MatterRow[] = [
  matterRow({
    matters: localeMatters,
    load: latePart(() => import('./locale/LocaleMatters.tsx')),
    samples: ['arrived', 'offered', 'kept', 'choosing', 'country-unknown'],
    after: [cartMatters],
  }),
  matterRow({
    matters: cartMatters,
    load: latePart(() => import('./two-carts/TwoCartsDialog.tsx')),
    samples: ['two-carts'],
  }),
  matterRow({
    matters: idleMatters,
    load: latePart(() => import('./idle/Idle.tsx')),
    samples: ['idle-notice', 'idle-warning'],
  }),
  matterRow({
    matters: unkeptMatters,
    load: latePart(() => import('./unkept/unkept.tsx')),
    samples: ['cart-unkept'],
  }),
  matterRow({
    matters: actingMatters,
    load: latePart(() => import('./acting/ActingBar.tsx')),
    samples: ['acting'],
  }),
  matterRow({
    matters: stepUpMatters,
    load: latePart(() => import('./step-up/StepUpDialog.tsx')),
    samples: ['step-up'],
  }),
];
