import { apart } from '../../../core/i18n/message-format.ts';
import type { Consignment, OrderEntry } from '../../../api/order/order.contract.ts';
import { formatDate, parseInstant } from '../../../core/i18n/dates.ts';
import { runtime } from '../../../core/runtime.ts';
import { OrderStatus } from './OrderStatus.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

type ShipmentsProps = {
  shipments: readonly Consignment[];
  /** The order's lines, by which a shipment says what is in it. Absent where that is not to be said. */
  entries?: readonly OrderEntry[];
};

const NAMED = 3;

/** Says what is in a shipment: `24 × Record Forms`. */
const contentsOf = (shipment: Consignment, entries: readonly OrderEntry[]): string => {
  const named = shipment.entries.flatMap(({ entryNumber, quantity }) => {
    const entry = entries.find((one) => one.entryNumber === entryNumber);
    return entry ? [`${quantity} × ${apart(entry.product.name)}`] : [];
  });
  return [...named.slice(0, NAMED), ...(named.length > NAMED ? ['…'] : [])].join(', ');
};

/** Only such an address is made a link. */
const isWeb = (address: string): boolean => URL.canParse(address) && new URL(address).protocol === 'https:';

/** Lists an order's shipments, each with its state, date, carrier and a link to follow it. Source: ACC-01 b, d. */
export const Shipments = ({ shipments, entries = [] }: ShipmentsProps) => {
  const t = useWords<typeof en>();
  const { tag } = runtime().row;
  const day = (instant: string | undefined) => {
    const at = parseInstant(instant);
    return at === undefined ? undefined : formatDate(at, tag);
  };
  if (shipments.length === 0) return null;
  return (
    <ul className="page-rows shipments">
      {shipments.map((shipment, at) => {
        const { code, status, statusDate, estimatedShipDate, carrier, trackingNumber, trackingUrl } =
          shipment;
        const hasLeft = status === 'SHIPPED';
        const planned = day(estimatedShipDate);
        const facts = [
          contentsOf(shipment, entries),
          hasLeft ? day(statusDate) : planned && t('shared.order.toShip', { date: planned }),
          carrier,
          trackingNumber,
        ].filter((fact): fact is string => Boolean(fact));
        const number = at + 1;
        return (
          <li key={code}>
            <div>
              <b>{t('shared.order.shipment', { number, count: shipments.length })}</b>{' '}
              <OrderStatus status={hasLeft ? 'SHIPPED' : 'PROCESSING'} statusDisplay={undefined} />
              <p className="small quiet">
                {facts.map((fact, place) => (
                  <span key={place}>
                    {place > 0 && ' · '}
                    <bdi>{fact}</bdi>
                  </span>
                ))}
              </p>
            </div>
            {trackingUrl !== undefined && isWeb(trackingUrl) && (
              <a href={trackingUrl} rel="noreferrer">
                {t('shared.order.track', { number })}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
};
