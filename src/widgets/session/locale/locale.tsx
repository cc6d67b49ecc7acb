import type { Catalogue } from '../../../core/i18n/message-format.ts';
import button from '../../kit/styles/button.css?inline';
import dialog from '../../kit/styles/dialog.css?inline';
import disclosure from '../../kit/styles/disclosure.css?inline';
import status from '../../kit/styles/status.css?inline';
import { WithWords } from '../../kit/element/WithWords.tsx';
import type { LocaleMatter } from '../../../core/prompts/matters.ts';
import type { MatterProps } from '../matter-table.ts';
import { LocaleMatters } from './LocaleMatters.tsx';
import overPage from '../../kit/over-page/over-page.css?inline';
import notice from '../notice/floating-notice.css?inline';
import own from './locale.css?inline';

/** The styles for the shadow root that shows the notices and dialogs. */
export const styles = [button, dialog, status, disclosure, overPage, notice, own];

/** Returns the notices and dialogs with their own texts in addition to the widget's. */
export const bind = (catalogue: Catalogue) => ({
  Show: (props: MatterProps<LocaleMatter>) => (
    <WithWords catalogue={catalogue}>
      <LocaleMatters {...props} />
    </WithWords>
  ),
});
