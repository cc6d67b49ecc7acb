import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { boundWords } from '../../kit/element/WithWords.tsx';
import fields from '../../parts/payment-fields/payment-fields.css?inline';
import { OrderUnderWay } from './OrderUnderWay.tsx';
import { PlacingNotice } from './PlacingNotice.tsx';

export const styles = [fields];

export const bind = (catalogue: Catalogue) => ({
  OrderUnderWay: boundWords(OrderUnderWay)(catalogue),
  PlacingNotice: boundWords(PlacingNotice)(catalogue),
});
