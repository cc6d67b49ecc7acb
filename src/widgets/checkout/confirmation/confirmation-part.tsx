import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { boundWords } from '../../kit/element/WithWords.tsx';
import dialog from '../../kit/styles/dialog.css?inline';
import { Confirmation } from './Confirmation.tsx';
import { PlacedOrder } from './PlacedOrder.tsx';
import codes from '../../parts/access-codes/access-codes.css?inline';
import own from './confirmation.css?inline';

export const styles = [dialog, codes, own];

export const bind = (catalogue: Catalogue) => ({
  Confirmation: boundWords(Confirmation)(catalogue),
  PlacedOrder: boundWords(PlacedOrder)(catalogue),
});
