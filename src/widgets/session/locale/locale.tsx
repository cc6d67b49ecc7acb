import type { Catalogue } from '../../../core/i18n/message-format.ts';
import button from '../../kit/styles/button.css?inline';
import dialog from '../../kit/styles/dialog.css?inline';
import disclosure from '../../kit/styles/disclosure.css?inline';
import status from '../../kit/styles/status.css?inline';
import { WithWords } from '../../kit/element/WithWords.tsx';
import type { LocaleMatter } from '../../../core/dialogs/locale-matters.ts';
import type { MatterProps } from '../matter-table.ts';
import { LocaleMatters } from './LocaleMatters.tsx';
import overPage from '../../kit/over-page/over-page.css?inline';
import notice from '../notice/floating-notice.css?inline';
import own from './locale.css?inline';

/** For the root that shows them. */
export const styles = [button, dialog, status, disclosure, overPage, notice, own];

/** The notices and dialogs with their own words beside the widget's. */
export const bind = (catalogue: Catalogue) => ({
  Show: (props: MatterProps<LocaleMatter>) => (
    <WithWords catalogue={catalogue}>
      <LocaleMatters {...props} />
    </WithWords>
  ),
});
