import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

export type Column<Row> = {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Aligns the column at the end of the line, for numbers. */
  end?: boolean;
  /** Whether the column names the row. It has no label before it when rows are cards. */
  main?: boolean;
};

/** A row, or what is shown in place of a removed one. */
export type ListRow<Row> = { key: string } & ({ row: Row } | { instead: ReactNode });

type ListTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly ListRow<Row>[];
};

/** Explicit roles: some browsers drop a table's roles if CSS lays it out as cards. */
const [TABLE, GROUP, ROW, HEAD, CELL] = (['table', 'rowgroup', 'row', 'columnheader', 'cell'] as const).map(
  (role) => ({ role }),
);

/** Draws a list as a table, or as cards with a label before each value if the widget is narrower than 560 px. Needs page.css. */
export const ListTable = <Row,>({ caption, columns, rows }: ListTableProps<Row>) => (
  <table {...TABLE} className="list-table">
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
