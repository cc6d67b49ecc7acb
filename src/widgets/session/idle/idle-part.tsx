import type { IdleMatter } from '../../../core/dialogs/idle-matter.ts';
import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { WithWords } from '../../shared/element/WithWords.tsx';
import button from '../../shared/styles/button.css?inline';
import dialog from '../../shared/styles/dialog.css?inline';
import notice from '../notice/floating-notice.css?inline';
import { Idle } from './Idle.tsx';

/** For the root that shows it. */
export const idleStyles = [button, dialog, notice];

/** Notice and warning with their own words beside the widget's. */
export const bindIdle = (catalogue: Catalogue) => ({
  Idle: ({ matter }: { matter: IdleMatter }) => (
    <WithWords catalogue={catalogue}>
      <Idle matter={matter} />
    </WithWords>
  ),
});
