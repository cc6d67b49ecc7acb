import type { TwoCarts } from '../../../api/cart/two-carts.ts';
import type { Catalogue } from '../../../core/i18n/message-format.ts';
import button from '../../kit/styles/button.css?inline';
import dialog from '../../kit/styles/dialog.css?inline';
import notice from '../../kit/styles/notice.css?inline';
import status from '../../kit/styles/status.css?inline';
import { WithWords } from '../../kit/element/WithWords.tsx';
import { TwoCartsDialog } from './TwoCartsDialog.tsx';
import type { MatterProps } from '../matter-table.ts';
import own from './two-carts.css?inline';

export const styles = [button, dialog, notice, status, own];

/** Returns the dialog with its own texts in addition to the widget's. */
export const bind = (catalogue: Catalogue) => ({
  Show: ({ matters: [found], isQuiet }: MatterProps<object>) => (
    <WithWords catalogue={catalogue}>
      {!isQuiet && <TwoCartsDialog found={found as TwoCarts | undefined} />}
    </WithWords>
  ),
});
