import type { CartAddress } from '../../../api/cart/cart-address.ts';
import { orderQuery } from '../../../api/order/order.queries.ts';
import { useCustomerQuery } from '../../../api/query.ts';
import { SEGMENT } from '../../../core/http/define-endpoint.ts';
import { leaveForErrorPage } from '../../../api/links/leave-for-error-page.ts';
import { OrderNotShown, OrderAwaited } from '../flow/OrderNotShown.tsx';
import { PlacedOrder } from './PlacedOrder.tsx';

export type ConfirmationProps = { at: CartAddress; order: string; headingLevel: number };

/** Draws the confirmation of the order that the address names. Source: CHK-01 e, CHK-16. */
export const Confirmation = ({ at, order, headingLevel }: ConfirmationProps) => {
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
