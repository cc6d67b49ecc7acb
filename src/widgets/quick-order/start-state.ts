import { sameProductKey } from '../../api/quick-order/isbn.rules.ts';
import type { LocaleRow } from '../../core/locale/locale-table.ts';
import type { DraftStore } from '../../api/quick-order/draft-store.ts';
import type { RowLimits } from '../../api/quick-order/quick-order.rules.ts';
import { quickOrderReducer } from '../../api/quick-order/list/quick-order.reducer.ts';
import {
  createState,
  type Answer,
  type QuickOrderState,
} from '../../api/quick-order/list/quick-order-state.ts';

type Start = { limits: RowLimits; store: DraftStore | undefined; row: Pick<LocaleRow, 'currency'> };

/** Returns the rows of the last visit. Without a store, which is author mode, returns sample rows that need no call. */
export const startState = ({ limits, store, row }: Start): QuickOrderState => {
  const state = createState(limits);
  if (store === undefined) return sampleState(state, row.currency);
  const rows = store.open();
  return rows.length === 0 ? state : quickOrderReducer(state, { type: 'restored', rows });
};

const sampleState = (state: QuickOrderState, currency: string): QuickOrderState => {
  const answers = SAMPLE.map(([code, name, value]): [string, Answer] => [
    sameProductKey(code),
    {
      code,
      name,
      price: { currencyIso: currency, value },
      purchasable: true,
      qualificationLevel: 'C',
      productFormat: 'PRINT',
      stock: { stockLevelStatus: 'inStock' },
    },
  ]);
  const rows = SAMPLE.map(([code, , , quantity]) => ({ code, quantity }));
  return quickOrderReducer({ ...state, answers: new Map(answers) }, { type: 'restored', rows });
};

const SAMPLE: readonly (readonly [code: string, name: string, price: number, quantity: string])[] = [
  ['SAMPLE-KIT', 'Sample assessment: Complete Kit', 590, '2'],
  ['SAMPLE-REC25', 'Sample assessment: Record Forms', 64, '3'],
];
