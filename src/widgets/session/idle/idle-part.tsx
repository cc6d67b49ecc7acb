import type { IdleMatter } from '../../../core/prompts/matters.ts';
import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { WithWords } from '../../kit/element/WithWords.tsx';
import button from '../../kit/styles/button.css?inline';
import dialog from '../../kit/styles/dialog.css?inline';
import overPage from '../../kit/over-page/over-page.css?inline';
import notice from '../notice/floating-notice.css?inline';
import type { MatterProps } from '../matter-table.ts';
import { Idle } from './Idle.tsx';

/** Returns the sample of author mode (EMB-11). Nobody is signed out, and nothing counts down. */
const sampleIdle = (phase: IdleMatter['phase']): IdleMatter => ({
  phase,
  left: phase === 'notice' ? 60 : 15,
  stay: () => undefined,
});

export const styles = [button, dialog, overPage, notice];

/** Returns the notice and the warning with their own texts in addition to the widget's. */
export const bind = (catalogue: Catalogue) => ({
  Show: ({ matters: [matter], sample }: MatterProps<IdleMatter>) => {
    const shown = sample ? sampleIdle(sample === 'idle-notice' ? 'notice' : 'warning') : matter;
    return <WithWords catalogue={catalogue}>{shown && <Idle matter={shown} />}</WithWords>;
  },
});
