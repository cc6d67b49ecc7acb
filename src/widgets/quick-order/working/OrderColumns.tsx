import { useState, type Dispatch } from 'react';
import { columnGives, type OrderAssignment } from '../../../list-reader/assign-order.ts';
import type { Place } from '../../../list-reader/numbers.ts';
import { readOrderList } from '../../../list-reader/read-list.ts';
import { chooseColumns, knownOf } from '../../../api/quick-order/list/place-list.ts';
import type { PastedList } from '../../../api/quick-order/list/paste-report.ts';
import type { QuickOrderAction, QuickOrderState } from '../../../api/quick-order/list/quick-order-state.ts';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { latePart, useLate } from '../../kit/element/late-part.ts';
import { columnsTitle, type WorkingWords } from './working-words.ts';

const loadCheckColumns = latePart(() => import('../../parts/check-columns/CheckColumns.tsx'));

const PLACES = ['first', 'before', 'after', 'last'] as const satisfies readonly Place[];

type Props = {
  list: PastedList;
  state: QuickOrderState;
  isPressed: boolean;
  t: WorkingWords;
  dispatch: Dispatch<QuickOrderAction>;
  onUsed: () => void;
  onClose: () => void;
};

/** Draws the picture of an order list, in which the shopper says which column has the codes and which the quantities (QO-10 b). */
export const OrderColumns = ({ list, state, isPressed, t, dispatch, onUsed, onClose }: Props) => {
  const { part } = useLate(loadCheckColumns, true);
  const { table, assignment = {} } = list;
  const known = knownOf(state, list);
  const [place, setPlace] = useState<Place | undefined>(assignment.place);
  const hasCodes = assignment.columns?.code !== undefined;
  const [counts] = useState(() =>
    hasCodes ? [] : PLACES.map((one) => ({ place: one, count: quantitiesBy({ place: one }, list, known) })),
  );
  const use = ({ code, quantity }: Readonly<Record<string, number>>) => {
    const columns = { ...(code !== undefined && { code }), ...(quantity !== undefined && { quantity }) };
    const isByLine = code === undefined && place !== undefined;
    const chosen = { columns, ...(isByLine && { place }) };
    dispatch({ type: 'listed', change: (now) => chooseColumns(now, chosen) });
    onUsed();
  };
  if (!part) return null;
  const gives = (column: number) => columnGives(table, column, known);
  return (
    <part.CheckColumns
      title={columnsTitle(t, assignment.ask)}
      table={table}
      columns={columnsOf(assignment)}
      choices={[
        {
          field: 'code',
          label: (column) => t('quick-order.columns.code', { count: gives(column).products }),
        },
        {
          field: 'quantity',
          label: (column) => t('quick-order.columns.quantity', { count: gives(column).quantities }),
        },
      ]}
      isPressed={isPressed}
      onUse={use}
      onClose={onClose}
    >
      {!hasCodes && (
        <SelectField
          label={t('quick-order.place')}
          empty={t('quick-order.place.none')}
          value={place ?? ''}
          onChange={(event) => setPlace(PLACES.find((one) => one === event.target.value))}
        >
          {counts.map(({ place: one, count }) => (
            <option key={one} value={one}>
              {t(`quick-order.place.${one}`, { count })}
            </option>
          ))}
        </SelectField>
      )}
    </part.CheckColumns>
  );
};

const quantitiesBy = (chosen: OrderAssignment, { table }: PastedList, known: ReturnType<typeof knownOf>) =>
  readOrderList(table, known, chosen).rows.filter(({ quantity }) => quantity !== undefined).length;

const columnsOf = ({ columns = {} }: OrderAssignment): Readonly<Record<string, number>> => {
  const { code, quantity } = columns;
  return { ...(code !== undefined && { code }), ...(quantity !== undefined && { quantity }) };
};
