import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import { useCustomerMutation } from '../../../api/customer-write.ts';
import { isSameTraining, partsOf, type TrainingChange } from '../../../api/training/training-change.ts';
import { changeTrainingMutation } from '../../../api/training/training.queries.ts';
import {
  earliestTrainingDay,
  latestTrainingDay,
  missingParts,
  seatsOf,
  type TrainingPart,
  TRAINING_PARTS,
} from '../../../api/training/training.rules.ts';
import { now } from '../../../core/clock.ts';
import { runtime } from '../../../core/runtime.ts';
import { ownDraft } from '../drafts/own-draft.ts';
import { lazyPart } from '../../kit/element/late-part.ts';
import { useHost } from '../../kit/element/widget-context.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { useOfflineOver } from '../../kit/ui/useOnline.ts';
import { DatesForm } from './DatesForm.tsx';
import { ParticipantsForm } from './ParticipantsForm.tsx';
import { restCountOf, restText, useTrainingMessages } from './training-words.ts';
import { refusedOf, trainingFailure, type TrainingFailure } from './training-failure.ts';
import type { PartFormProps } from './usePartForm.ts';
import type { TrainingEntry } from './useTrainingCart.ts';
import { boundWords } from '../../kit/element/WithWords.tsx';
import { formStyles } from '../../kit/forms/forms.ts';
import disclosure from '../../kit/styles/disclosure.css?inline';
import form from './training-form.css?inline';
import { Icon } from '../../kit/ui/Icon.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';

const ContactForm = lazyPart(() => import('./ContactForm.tsx'));

type TrainingDialogProps = {
  at: CartAddress;
  line: TrainingEntry;
  version: number | undefined;
  /** Whether the line left the cart while the dialog is open. */
  isGone: boolean;
  /** The part that is shown first. Defaults to the first missing part. */
  begin: TrainingPart | undefined;
  onClose: () => void;
  name: string;
};

const EMPTY = { dates: [], participants: [], contact: undefined, complete: false };

/** Draws the dialog for a training's dates, contact and participants, each saved on its own. Source: TRN-01 to TRN-04. */
export const TrainingDialog = ({ at, line, version, isGone, begin, onClose, name }: TrainingDialogProps) => {
  const t = useTrainingMessages();
  const { announce } = runtime().registry.actions;
  const [failure, setFailure] = useState<TrainingFailure>();
  const isOver = useOfflineOver(failure === 'offline');
  const [refused, setRefused] = useState<ReturnType<typeof refusedOf>>();
  const [count, setCount] = useState<number>();
  const [isChanged, setChanged] = useState(false);
  const { mutateAsync } = useCustomerMutation(changeTrainingMutation(at));
  // The data that the shopper saw. If the line was changed elsewhere meanwhile, it is compared with this.
  const seen = useRef(line.training);
  const isWarned = useRef(false);
  const days = { earliest: earliestTrainingDay(now()), latest: latestTrainingDay(now()) };
  const training = line.training ?? EMPTY;
  const seats = seatsOf(line);
  const missing = missingParts(training, { seats, ...days });
  const [part, setPart] = useState<TrainingPart>(begin ?? missing[0] ?? 'dates');
  const next = missing.find((one) => one !== part);

  const host = useHost();
  // The form that had the focus is gone, and the next one may still be loading.
  useLayoutEffect(() => {
    const root = host.shadowRoot ?? document;
    if (root.activeElement && root.activeElement !== document.body) return;
    (host.shadowRoot ?? host).querySelector<HTMLElement>('.training-parts [aria-current]')?.focus();
  }, [part, host]);

  // The line was restored elsewhere, so it can be saved again.
  const [wasGone, setWasGone] = useState(isGone);
  if (wasGone !== isGone) {
    setWasGone(isGone);
    if (!isGone && failure === 'gone') setFailure(undefined);
  }

  const save = async (change: TrainingChange, isLast: boolean): Promise<boolean> => {
    setFailure(undefined);
    if (isGone) return fail('gone');
    const basis = isWarned.current ? line.training : seen.current;
    isWarned.current = false;
    const isThere = isSameTraining(line.training, change);
    if (!isThere && !isSameTraining(line.training, partsOf(basis, change))) return fail('changed');
    try {
      if (!isThere) await mutateAsync({ seen: { ...line, training: basis }, version, change });
    } catch (error) {
      setRefused(refusedOf(error, change));
      return fail(trainingFailure(error));
    }
    seen.current = { ...EMPTY, ...basis, ...change } as TrainingEntry['training'];
    const saved = t('shared.training.saved', { part: t(`shared.training.part.${part}`) });
    const closes = isLast || !next;
    announce(closes ? `${saved} ${restText(restCountOf(draftAt('pasted')), t)}`.trim() : saved);
    if (closes) onClose();
    else setPart(next);
    return true;
  };
  const fail = (why: TrainingFailure | undefined): false => {
    // The warning is shown once. The next press overwrites what is there by then.
    isWarned.current = why === 'changed';
    setFailure(why);
    return false;
  };

  const draftAt = (what: TrainingPart | 'pasted') =>
    ownDraft('trainingDraft', at.whose, `${line.product.code} ${line.entryNumber} ${what}`);
  const form: PartFormProps = {
    line,
    seats,
    days,
    draft: draftAt(part),
    restDraft: draftAt('pasted'),
    next,
    save,
    onCount: setCount,
    onChanged: setChanged,
    gone: isGone ? 'line' : failure === 'gone' ? 'told' : undefined,
    failure: (isGone || (failure && !isOver)) && (
      <Notice tone="danger" role="alert">
        {failure === 'refused' && refused && !isGone
          ? t('shared.training.why.refusedOf', {
              person: refused.person,
              field: t(`shared.training.${refused.field}`),
            })
          : t(`shared.training.why.${isGone ? 'gone' : failure!}`, { seats })}
      </Notice>
    ),
  };
  return (
    <Dialog part={name} title={<bdi>{line.product.name}</bdi>} onClose={onClose}>
      <PartList
        current={part}
        missing={missing}
        isChanged={isChanged}
        count={
          part === 'participants' ? (count ?? training.participants.length) : training.participants.length
        }
        seats={seats}
        onChoose={(chosen) => {
          setFailure(undefined);
          setPart(chosen);
        }}
      />
      {part === 'dates' && <DatesForm {...form} />}
      {part === 'contact' && (
        <Suspense fallback={<p className="quiet">{t('shared.training.loading')}</p>}>
          <ContactForm {...form} />
        </Suspense>
      )}
      {part === 'participants' && <ParticipantsForm {...form} />}
    </Dialog>
  );
};

export const styles = [...formStyles, disclosure, form];
export const bind = boundWords(TrainingDialog);

type PartListProps = {
  current: TrainingPart;
  missing: readonly TrainingPart[];
  /** What stands in the fields of the open part differs from what is saved. */
  isChanged: boolean;
  count: number;
  seats: number;
  onChoose: (part: TrainingPart) => void;
};

export const PartList = ({ current, missing, isChanged, count, seats, onChoose }: PartListProps) => {
  const t = useTrainingMessages();
  return (
    <ol className="training-parts">
      {TRAINING_PARTS.map((part, place) => (
        <li key={part}>
          <button
            type="button"
            aria-current={part === current ? 'step' : undefined}
            onClick={() => onChoose(part)}
          >
            {!missing.includes(part) && part !== current && <Icon name="tick" />}
            <span>
              <span className="num">{place + 1}</span> {t(`shared.training.part.${part}`)}
              {part === 'participants' && (
                <span className="num quiet"> {t('shared.training.countOf', { count, seats })}</span>
              )}
              {!missing.includes(part) && !(isChanged && part === current) && (
                <VisuallyHidden> ({t('shared.training.complete.short', { part })})</VisuallyHidden>
              )}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
};
