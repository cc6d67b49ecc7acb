import type { ComponentType } from 'react';
import { cartMatters } from '../../core/dialogs/cart-matter.ts';
import { idleMatters } from '../../core/dialogs/idle-matter.ts';
import { localeMatters } from '../../core/dialogs/locale-matters.ts';
import { dialogs } from '../../core/dialogs/page-dialogs.ts';
import type { Matters } from '../../core/dialogs/page-matters.ts';
import { stepUpMatters } from '../../core/dialogs/step-up-matter.ts';
import { adoptStyles } from '../kit/element/adopt-styles.ts';
import { latePart } from '../kit/element/late-part.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import idleWords from './idle/messages?languages';
import localeWords from './locale/messages?languages';
import type { sessionWidget } from './session.widget.ts';
import stepUpWords from './step-up/messages?languages';
import cartWords from './two-carts/messages?languages';

type Preview = WidgetProps<typeof sessionWidget>['preview'];

/** What a part gets to show. */
export type MatterProps<Matter = unknown> = {
  /** What is open, oldest first. */
  matters: readonly Matter[];
  /** In author mode: the sample to show in place of them. */
  sample: Preview | undefined;
  /** A dialog of another row is open: a dialog of this one waits. */
  isQuiet: boolean;
};

type Queue<Matter> = Pick<Matters<Matter>, 'open'>;

/** One kind of question or notice: its queue, the late part that shows it, and its samples in author mode (EMB-11). */
export type MatterRow<Matter = unknown> = {
  matters: Queue<Matter>;
  load: (host: HTMLElement) => Promise<{ Show: ComponentType<MatterProps<Matter>> }>;
  samples: readonly Preview[];
  /** Rows that come first. */
  after: readonly Queue<unknown>[];
};

/** Each row's queue fits its own part; who draws the table hands the one to the other. */
const matterRow = <Matter>(row: MatterRow<Matter>) => row as MatterRow;

/** Questions of other widgets have no words of their own: who asks gives them. */
const loadDialog = async (host: HTMLElement) => {
  const { styles, Show } = await import('./dialog/WaitingDialog.tsx');
  await adoptStyles(host, styles);
  return { Show };
};

/** All that `<assess-session>` shows. */
export const matterTable: readonly MatterRow[] = [
  matterRow({
    matters: localeMatters,
    load: latePart(() => import('./locale/locale.tsx'), localeWords),
    samples: ['arrived', 'offered', 'kept', 'choosing', 'country-unknown'],
    after: [dialogs, cartMatters],
  }),
  matterRow({
    matters: cartMatters,
    load: latePart(() => import('./two-carts/two-carts.tsx'), cartWords),
    samples: ['two-carts'],
    after: [dialogs],
  }),
  matterRow({
    matters: idleMatters,
    load: latePart(() => import('./idle/idle-part.tsx'), idleWords),
    samples: ['idle-notice', 'idle-warning'],
    after: [],
  }),
  matterRow({ matters: dialogs, load: loadDialog, samples: [], after: [] }),
  matterRow({
    matters: stepUpMatters,
    load: latePart(() => import('./step-up/step-up.tsx'), stepUpWords),
    samples: ['step-up'],
    after: [],
  }),
];
