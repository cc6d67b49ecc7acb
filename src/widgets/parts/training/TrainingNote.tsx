import { useEffect, useSyncExternalStore } from 'react';
import type { CartEntry } from '../../../api/cart/cart.contract.ts';
import {
  areDatesEarly,
  areDatesLate,
  earliestTrainingDay,
  latestTrainingDay,
  missingParts,
  seatsOf,
} from '../../../api/training/training.rules.ts';
import { now } from '../../../core/clock.ts';
import { formatDay } from '../../../core/i18n/dates.ts';
import { runtime } from '../../../core/runtime.ts';
import { ownDraft } from '../drafts/own-draft.ts';
import { loginLink } from '../../../api/links/login-link.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { useOpenedTraining, DialogPlace } from './DialogPlace.tsx';
import { restCountOf, restText, givenText, listText, useTrainingMessages } from './training-words.ts';
import { askedTraining, followAsked, forgetAsked } from './training-link.ts';
import { lineOf, useTrainingCart, type TrainingEntry } from './useTrainingCart.ts';
import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { boundWords } from '../../kit/element/WithWords.tsx';
import dialog from '../../kit/styles/dialog.css?inline';
import training from './training.css?inline';

type TrainingNoteProps = { entry: CartEntry };

/** Says whether a training's data is complete and offers its dialog. Source: TRN-01, TRN-05. */
export const TrainingNote = ({ entry }: TrainingNoteProps) => {
  const t = useTrainingMessages();
  const { registry, author } = runtime();
  const status = useSyncExternalStore(registry.subscribe, () => registry.getSnapshot().session.status);
  const { at, cart, error, reading, readAgain } = useTrainingCart();
  const { code } = entry.product;
  const line = lineOf(cart, { code, entryNumber: entry.entryNumber });
  if (author) return <Note entry={entry} line={undefined} whose="" />;
  if (!at)
    return (
      status !== 'loading' && (
        <Notice
          tone="info"
          className="training-note"
          actions={
            <LinkButton variant="plain" tight href={loginLink()}>
              {t('shared.training.signIn')}
            </LinkButton>
          }
        >
          {t('shared.training.signInFirst')}
        </Notice>
      )
    );
  if (line) return <Note entry={entry} line={line} whose={at.whose} />;
  return (
    error !== null && (
      <Notice
        tone="danger"
        className="training-note"
        actions={
          <Button variant="plain" tight busy={reading} onClick={readAgain}>
            {t('shared.tryAgain')}
          </Button>
        }
      >
        {t('shared.training.notRead')}
      </Notice>
    )
  );
};

/** The dialogs that opened by themselves on this page. Each does so once, until other days are entered. */
const cameUp = new Set<string>();

const Note = ({
  entry,
  line,
  whose,
}: TrainingNoteProps & { line: TrainingEntry | undefined; whose: string }) => {
  const t = useTrainingMessages();
  const { opened, open } = useOpenedTraining();
  const { row, author } = runtime();
  const { code, name } = entry.product;
  const training = line?.training ?? { dates: [], participants: [], complete: false, contact: undefined };
  const earliest = earliestTrainingDay(now());
  const latest = latestTrainingDay(now());
  const seats = seatsOf(line ?? entry);
  const missing = missingParts(training, { seats, earliest, latest });
  const isComplete = missing.length === 0;
  const isEarly = areDatesEarly(training, earliest);
  const isLate = !isEarly && areDatesLate(training, latest);
  /** What is missing, besides days that are said to be too early or too late. */
  const lacks = missing.filter((part) => part !== 'dates' || !(isEarly || isLate));
  const rest = line ? restCountOf(ownDraft('trainingDraft', whose, `${code} ${line.entryNumber} pasted`)) : 0;
  const show = () => {
    const part = isComplete && rest > 0 ? 'participants' : undefined;
    if (line && !author) open({ code, entryNumber: line.entryNumber, name, part });
  };
  const asked = useSyncExternalStore(followAsked, askedTraining);
  const isAsked = line !== undefined && asked === code;
  const comesUp = line && isEarly && `${code} ${training.dates.join(' ')}`;
  useEffect(() => {
    if (opened) return;
    if (isAsked) forgetAsked();
    else if (!comesUp || cameUp.has(comesUp)) return;
    if (comesUp) cameUp.add(comesUp);
    show();
    // Only the address or the days open the dialog.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isAsked, comesUp]);
  return (
    <Notice
      tone={isComplete && rest === 0 ? 'success' : 'warning'}
      title={t(isComplete ? 'shared.training.complete' : 'shared.training.incomplete')}
      className="training-note"
      actions={
        <Button variant="plain" tight data-training onClick={show}>
          {t(isComplete ? 'shared.training.change' : 'shared.training.fillIn')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      }
    >
      {isComplete && givenText(training, seats, t)}
      {!isComplete && isEarly && t('shared.training.nowEarly', { date: formatDay(earliest, row.tag) })}
      {!isComplete && isLate && t('shared.training.nowLate', { date: formatDay(latest, row.tag) })}{' '}
      {lacks.length > 0 &&
        t('shared.training.missing', {
          parts: listText(lacks.map((part) => t(`shared.training.lacks.${part}`))),
        })}
      {rest > 0 && <p>{restText(rest, t)}</p>}
    </Notice>
  );
};

export const styles = [dialog, training];

/** Returns a line's note and the place of the dialog, each with its own messages, which are added to the widget's. */
export const bind = (catalogue: Catalogue) => ({
  TrainingNote: boundWords(TrainingNote)(catalogue),
  DialogPlace: boundWords(DialogPlace)(catalogue),
});
