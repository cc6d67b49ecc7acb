import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { WithWords } from '../../kit/element/WithWords.tsx';
import fields from '../../parts/payment-fields/payment-fields.css?inline';
import { OrderUnderWay, type OrderUnderWayProps } from './OrderUnderWay.tsx';
import { PlacingNotice, type PlacingNoticeProps } from './PlacingNotice.tsx';

export const styles = [fields];

export const bind = (catalogue: Catalogue) => ({
  OrderUnderWay: (props: OrderUnderWayProps) => (
    <WithWords catalogue={catalogue}>
      <OrderUnderWay {...props} />
    </WithWords>
  ),
  PlacingNotice: (props: PlacingNoticeProps) => (
    <WithWords catalogue={catalogue}>
      <PlacingNotice {...props} />
    </WithWords>
  ),
});
