import type { ReactNode } from 'react';
import type { Money } from '../../../api/money.contract.ts';
import { formatNumber } from '../../../core/i18n/numbers.ts';
import { runtime } from '../../../core/runtime.ts';
import { ListTable } from '../../kit/page/ListTable.tsx';
import { Price, UNKNOWN } from '../price/Price.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

type Line = {
  product: { code: string; name?: string | undefined };
  /** 0 if the service does not say it. */
  quantity: number;
  basePrice?: Money | undefined;
  totalPrice?: Money | undefined;
};

type LineTableProps<Row extends Line> = {
  caption: string;
  /** The heads of the first and the last column. */
  heads: { product: string; total: string };
  lines: readonly Row[];
  /** What is said of a product besides its code. */
  factsOf?: (line: Row) => readonly string[];
  underQuantity?: (line: Row) => ReactNode;
};

/** Draws the lines of an order or of an invoice. Needs page.css. Source: ACC-01 b, ACC-07 b. */
export const LineTable = <Row extends Line>({
  caption,
  heads,
  lines,
  factsOf = () => [],
  underQuantity,
}: LineTableProps<Row>) => {
  const t = useWords<typeof en>();
  const { tag } = runtime().row;
  return (
    <ListTable
      caption={caption}
      rows={lines.map((row, at) => ({ key: String(at), row }))}
      columns={[
        {
          key: 'product',
          head: heads.product,
          main: true,
          cell: (line) => (
            <>
              <b>
                <bdi>{line.product.name ?? line.product.code}</bdi>
              </b>
              <p className="quiet">
                <span className="num" translate="no">
                  {line.product.code}
                </span>
                {factsOf(line).map((fact) => ` · ${fact}`)}
              </p>
            </>
          ),
        },
        {
          key: 'quantity',
          head: t('shared.order.quantity'),
          end: true,
          cell: (line) => (
            <div>
              {line.quantity > 0 ? formatNumber(line.quantity, tag) : UNKNOWN}
              {underQuantity?.(line)}
            </div>
          ),
        },
        {
          key: 'price',
          head: t('shared.order.price'),
          end: true,
          cell: ({ basePrice }) => <Price money={basePrice} />,
        },
        {
          key: 'total',
          head: heads.total,
          end: true,
          cell: ({ totalPrice }) => <Price money={totalPrice} />,
        },
      ]}
    />
  );
};
