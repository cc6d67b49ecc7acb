import type { Quote, QuoteEntry } from '../../api/quote/quote.contract.ts';
import { openTrainings, trainingsOf } from '../../api/training/training.rules.ts';
import { now } from '../../core/clock.ts';
import { useLate } from '../kit/element/late-part.ts';
import { loadTraining, TrainingCart } from '../parts/training/load-training.ts';
import { Button } from '../kit/ui/Button.tsx';
import { Notice } from '../kit/ui/Notice.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

type Props = {
  quote: Quote;
  /** True while the quote's cart is being made. */
  busy: boolean;
  /** Makes the cart in which the details are given. */
  onBegin: () => void;
};

/** Shows what the quote's trainings lack, which is given in the quote's own cart. Source: QTE-04 c, TRN-05 a, c. */
export const QuoteTraining = ({ quote, busy, onBegin }: Props) => {
  const t = useWords<typeof en>();
  const trainings = trainingsOf(quote);
  if (trainings.length === 0) return null;
  const isOpen = openTrainings(quote, now()).length > 0;
  return (
    <div className="quote-training list-notices no-print">
      {isOpen && (
        <Notice
          className="training-needed"
          tabIndex={-1}
          role="alert"
          tone="danger"
          actions={
            quote.cartId === undefined && (
              <Button busy={busy} onClick={onBegin}>
                {t('quotes.completeTraining')}
              </Button>
            )
          }
        >
          {t('quotes.training')}
        </Notice>
      )}
      {quote.cartId !== undefined && <TrainingNotes cartId={quote.cartId} entries={trainings} />}
    </div>
  );
};

type NotesProps = { cartId: string; entries: readonly QuoteEntry[] };

/** Draws each training's note and dialog, after their code has loaded. */
const TrainingNotes = ({ cartId, entries }: NotesProps) => {
  const t = useWords<typeof en>();
  const { part, failure, load } = useLate(loadTraining, true);
  if (part)
    return (
      <TrainingCart value={cartId}>
        {entries.map((entry) => (
          <part.TrainingNote key={entry.entryNumber} entry={entry} />
        ))}
        <part.DialogPlace name="dialog" />
      </TrainingCart>
    );
  return (
    failure !== undefined && (
      <Button onClick={() => void load().catch(() => undefined)}>{t('quotes.completeTraining')}</Button>
    )
  );
};
