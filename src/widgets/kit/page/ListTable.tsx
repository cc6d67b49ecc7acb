import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

export type Column<Row> = {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end. */
  end?: boolean;
  /** Names the row: no label before it where rows are cards. */
  main?: boolean;
};

/** A row, or what stands in the place of one that was removed. */
export type ListRow<Row> = { key: string } & ({ row: Row } | { instead: ReactNode });

type ListTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly ListRow<Row>[];
  /** What is shown is about to change. */
  busy?: boolean;
};

/** Written out, since what is laid out as cards has no table's roles in every browser. */
const [TABLE, GROUP, ROW, HEAD, CELL] = (['table', 'rowgroup', 'row', 'columnheader', 'cell'] as const).map(
  (role) => ({ role }),
);

/**
 * A list as a table, or as cards with labels before their values where the widget is narrower than 560 px.
 * Needs page.css.
 */
export const ListTable = <Row,>({ caption, columns, rows, busy }: ListTableProps<Row>) => (
  <table {...TABLE} className={classNames('list-table', busy && 'list-busy')} aria-busy={busy || undefined}>
    <caption className="vh">{caption}</caption>
    <thead {...GROUP}>
      <tr {...ROW}>
        {columns.map(({ key, head, end }) => (
          <th key={key} {...HEAD} scope="col" className={end ? 'end' : undefined}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody {...GROUP}>
      {rows.map((one) => (
        <tr key={one.key} {...ROW} data-row={one.key}>
          {'row' in one ? (
            columns.map(({ key, head, cell, end, main }) => (
              <td
                key={key}
                {...CELL}
                className={classNames(end && 'end num', main && 'main')}
                data-label={main ? undefined : head}
              >
                {cell(one.row)}
              </td>
            ))
          ) : (
            <td {...CELL} className="main list-instead" colSpan={columns.length}>
              {one.instead}
            </td>
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
