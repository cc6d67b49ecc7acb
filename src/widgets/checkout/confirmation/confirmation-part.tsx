import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { WithWords } from '../../kit/element/WithWords.tsx';
import dialog from '../../kit/styles/dialog.css?inline';
import { Confirmation, type ConfirmationProps } from './Confirmation.tsx';
import { PlacedOrder, type PlacedOrderProps } from './PlacedOrder.tsx';
import codes from '../../parts/access-codes/access-codes.css?inline';
import own from './confirmation.css?inline';

export const styles = [dialog, codes, own];

export const bind = (catalogue: Catalogue) => ({
  Confirmation: (props: ConfirmationProps) => (
    <WithWords catalogue={catalogue}>
      <Confirmation {...props} />
    </WithWords>
  ),
  PlacedOrder: (props: PlacedOrderProps) => (
    <WithWords catalogue={catalogue}>
      <PlacedOrder {...props} />
    </WithWords>
  ),
});
