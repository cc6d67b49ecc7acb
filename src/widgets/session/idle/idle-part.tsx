import type { IdleMatter } from '../../../core/dialogs/idle-matter.ts';
import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { WithWords } from '../../shared/element/WithWords.tsx';
import button from '../../shared/styles/button.css?inline';
import dialog from '../../shared/styles/dialog.css?inline';
import overPage from '../../shared/over-page/over-page.css?inline';
import notice from '../notice/floating-notice.css?inline';
import { Idle } from './Idle.tsx';
import { sampleIdle } from './sample-idle.ts';

export const styles = [button, dialog, overPage, notice];

type IdleProps = { matter: IdleMatter | undefined; sample: IdleMatter['phase'] | undefined };

/** Notice and warning with their own words beside the widget's. */
export const bind = (catalogue: Catalogue) => ({
  Idle: ({ matter, sample }: IdleProps) => {
    const shown = sample ? sampleIdle(sample) : matter;
    return <WithWords catalogue={catalogue}>{shown && <Idle matter={shown} />}</WithWords>;
  },
});
