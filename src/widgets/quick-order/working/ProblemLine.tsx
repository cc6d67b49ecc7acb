import { parseQuantity } from '../../../core/i18n/numbers.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { FieldError } from '../../kit/ui/Field.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { problemWords } from './problem-words.ts';
import { useWorkingWords, type WorkingWords } from './working-words.ts';
import type { RowProblem, RowView } from '../../../api/quick-order/list/row-view.ts';
import type { RowActions } from '../useRowActions.ts';

type Props = { id: string; view: RowView; problem: RowProblem; actions: RowActions };

/** Shows what is wrong with a row, with a button that corrects it. */
export const ProblemLine = ({ id, view, problem, actions }: Props) => {
  const t = useWorkingWords();
  const content = (
    <>
      {problemWords(t, problem)}
      {problem.code === 'unknown' || problem.code === 'duplicate' ? '. ' : ' '}
      <Repair view={view} problem={problem} t={t} actions={actions} />
    </>
  );
  if (!isWaiting(problem)) return <FieldError id={id}>{content}</FieldError>;
  return (
    <p id={id} className="qo-note small quiet">
      <Icon name="info" />
      <span>{content}</span>
    </p>
  );
};

/** Returns whether the look-up was stopped or waits for the network. Then nobody made a mistake. */
const isWaiting = (problem: RowProblem): boolean =>
  problem.code === 'look-up' && (problem.failure === 'stopped' || problem.failure === 'offline');

/** Draws the button that corrects the row. The focus moves to the field that it has filled. */
const Repair = ({ view, problem, t, actions }: Omit<Props, 'id'> & { t: WorkingWords }) => {
  const { number } = view;
  const { id, quantity } = view.row;
  const useCode = (code: string) => {
    actions.useCode(id, code);
    actions.focus(number, 'code');
  };
  switch (problem.code) {
    case 'unknown':
      return problem.suggestion === undefined ? null : (
        <>
          {t('quick-order.didYouMean')}{' '}
          <Fix onClick={() => useCode(problem.suggestion ?? '')} number>
            {problem.suggestion}
          </Fix>
          ?
        </>
      );
    case 'duplicate':
      return parseQuantity(quantity).ok ? (
        <Fix
          onClick={() => {
            actions.merge(id);
            actions.focus(problem.ofRow, 'quantity');
          }}
        >
          {t('quick-order.addToRow', { quantity, row: problem.ofRow })}
        </Fix>
      ) : null;
    case 'retired':
      return problem.successor === undefined ? null : (
        <Fix onClick={() => useCode(problem.successor?.code ?? '')}>
          {t('quick-order.useInstead', { code: problem.successor.code })}
        </Fix>
      );
    case 'look-up':
      return problem.failure === 'offline' || problem.failure === 'forbidden' ? null : (
        <Fix
          onClick={() => {
            actions.retry(id);
            actions.focus(number, 'code');
          }}
        >
          {t(problem.failure === 'stopped' ? 'quick-order.lookUp.now' : 'shared.tryAgain')}
        </Fix>
      );
    case 'quantity': {
      const { issue, line } = problem;
      // A line of a list offers its own numbers, and never another one (QO-10 d).
      const offered = line?.numbers ?? (issue.use === undefined ? [] : [issue.use]);
      return (
        <span className="acts">
          {offered.map((use) => (
            <Fix
              key={use}
              onClick={() => {
                actions.useQuantity(id, String(use));
                actions.focus(number, 'quantity');
              }}
            >
              {t('quick-order.quantity.use', { quantity: use })}
            </Fix>
          ))}
        </span>
      );
    }
    case 'refused':
      return (
        <Fix
          onClick={() => {
            actions.forgetRefusal(id);
            actions.focus(number, 'quantity');
          }}
        >
          {t('shared.tryAgain')}
        </Fix>
      );
    default:
      return null;
  }
};

type FixProps = { onClick: () => void; children: string | undefined; number?: boolean };

const Fix = ({ onClick, children, number }: FixProps) => (
  <Button variant="link" className={number ? 'num' : undefined} onClick={onClick}>
    {children}
  </Button>
);
