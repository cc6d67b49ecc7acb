import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { boundWords } from '../../kit/element/WithWords.tsx';
import dialog from '../../kit/styles/dialog.css?inline';
import { PlacedOrder } from './PlacedOrder.tsx';
import codes from '../../parts/access-codes/access-codes.css?inline';
import own from './confirmation.css?inline';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import { orderQuery } from '../../../api/order/order.queries.ts';
import { useCustomerQuery } from '../../../api/query.ts';
import { SEGMENT } from '../../../core/http/define-endpoint.ts';
import { leaveForErrorPage } from '../../../api/links/leave-for-error-page.ts';
import { OrderNotShown, OrderAwaited } from '../flow/NotShown.tsx';

export const styles = [dialog, codes, own];

export const bind = (catalogue: Catalogue) => ({
  Confirmation: boundWords(Confirmation)(catalogue),
  PlacedOrder: boundWords(PlacedOrder)(catalogue),
});

export type ConfirmationProps = { at: CartAddress; order: string; headingLevel: number };

/** Draws the confirmation of the order that the address names. Source: CHK-01 e, CHK-16. */
const Confirmation = ({ at, order, headingLevel }: ConfirmationProps) => {
  // Any other text could change the path of the request.
  const code = SEGMENT.test(order) ? order : '-';
  const { data, error, isFetching, refetch } = useCustomerQuery(orderQuery(at, code));
  const isLeaving = error !== null && leaveForErrorPage('order', error);
  if (data) return <PlacedOrder at={at} order={data} headingLevel={headingLevel} />;
  if (error && !isLeaving)
    return (
      <OrderNotShown
        order={order}
        headingLevel={headingLevel}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return <OrderAwaited order={order} />;
};
