import type { Dispatch } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { askWords, columnWords } from './paste-words.ts';
import type { WorkingWords } from './working-words.ts';
import { answerQuantity, openRows } from '../../../api/quick-order/list/answer-quantity.ts';
import type { QuickOrderAction } from '../../../api/quick-order/list/quick-order-actions.ts';
import type { QuickOrderState } from '../../../api/quick-order/list/quick-order-state.ts';
import type { FocusRow } from '../useRowFocus.ts';

type Props = {
  state: QuickOrderState;
  t: WorkingWords;
  dispatch: Dispatch<QuickOrderAction>;
  focus: FocusRow;
};

/** Asks which column of a list holds the quantities. One press answers it, or the shopper fills in each row (QO-09). */
export const QuantityQuestion = ({ state, t, dispatch, focus }: Props) => {
  const asked = state.report?.asked;
  const open = openRows(state);
  if (asked === undefined || open.size === 0) return null;
  const answer = (choice: number | 'each') => {
    dispatch({ type: 'listed', change: (now) => answerQuantity(now, choice) });
    focus(state.rows.findIndex(({ id }) => open.has(id)) + 1, 'quantity', 'drawn');
  };
  return (
    <fieldset className="qo-question">
      <legend>{askWords(t, asked)}</legend>
      <div className="acts qo-choices">
        {asked.columns.map((column, index) => (
          <Button key={column.column} variant="outline" tight onClick={() => answer(index)}>
            {columnWords(t, column)}
          </Button>
        ))}
        <Button variant="outline" tight onClick={() => answer('each')}>
          {t('quick-order.askEach')}
        </Button>
      </div>
      <p>{t('quick-order.askHelp')}</p>
    </fieldset>
  );
};
