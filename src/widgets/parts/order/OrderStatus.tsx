import { ORDER_STATUSES, type OrderStatus as Known } from '../../../api/order/order.contract.ts';
import { StateBadge } from '../../kit/page/StateBadge.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

const LOOKS = {
  CREATED: { tone: 'info' },
  ON_HOLD: { tone: 'warning' },
  PROCESSING: { tone: 'info' },
  PARTLY_SHIPPED: { tone: 'info', icon: 'trolley' },
  SHIPPED: { tone: 'success' },
  CANCELLED: { tone: undefined, icon: 'x' },
} as const satisfies Readonly<Record<Known, object>>;

const isKnown = (status: string): status is Known => ORDER_STATUSES.some((one) => one === status);

type StatusProps = { status?: string | undefined; statusDisplay?: string | undefined };

/** Returns the hook's function that says a status in words: by the store's table, an unknown one as the service does. */
export const useStatusWords = () => {
  const t = useWords<typeof en>();
  return ({ status = '', statusDisplay }: StatusProps): string =>
    isKnown(status) ? t(`shared.order.status.${status}`) : statusDisplay || status || '–';
};

/** Shows an order's status as an icon, a word and a tone. Needs page.css. Source: ACC-01 b. */
export const OrderStatus = ({ status, statusDisplay }: StatusProps) => {
  const words = useStatusWords();
  const look = status !== undefined && isKnown(status) ? LOOKS[status] : { tone: undefined };
  return <StateBadge {...look}>{words({ status, statusDisplay })}</StateBadge>;
};
