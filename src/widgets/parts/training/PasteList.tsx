import { useEffect, useRef } from 'react';
import type { PersonValues } from '../../../api/address/person.rules.ts';
import { readParticipants } from '../../../api/training/pasted-participants.ts';
import { pastedRemarks, type PastedRemark } from '../../../api/training/pasted-remarks.ts';
import { seatRows, withoutLines, type Flaw } from '../../../api/training/seat-rows.ts';
import type { Translate } from '../../../core/i18n/translator.ts';
import { runtime } from '../../../core/runtime.ts';
import { fieldWords } from '../../kit/forms/field-words.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { firstField } from '../../kit/ui/deep-focus.ts';
import { Notice } from '../../kit/ui/Notice.tsx';
import { TextArea } from '../../kit/ui/TextArea.tsx';
import { participantFaultWords } from './listed-words.ts';
import { participantMessage } from './people-schema.ts';
import { listText } from './training-words.ts';
import { useTrainingMessages } from './useTrainingMessages.ts';

type PasteListProps = {
  /** The corrected participants that are already in the form. The pasted ones come after them. */
  before: readonly PersonValues[];
  seats: number;
  /** The rest of an earlier list that was not added. */
  pasted: string;
  onType: (pasted: string) => void;
  onBack: () => void;
  /** Called with the participants and with the rest of the list that was not added, to show when it is opened again. */
  onPlace: (people: readonly PersonValues[], left: string) => void;
};

/** The number of remarks that are announced. All of them are shown. */
const MOST_HEARD = 3;

/**
 * Draws the field to paste a list from a spreadsheet, and shows what was understood before anything is added. Source:
 * TRN-03 d.
 */
export const PasteList = ({ before, seats, pasted, onType, onBack, onPlace }: PasteListProps) => {
  const t = useTrainingMessages();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) firstField(place.current)?.focus();
  }, []);
  const { rows, unread } = readParticipants(pasted);
  const { placed, leftOut } = seatRows(before, rows, seats);
  const wordsOf = (remark: PastedRemark): string => {
    const { row } = remark;
    if ('doubt' in remark)
      return t(`shared.training.doubt.${remark.doubt}`, { row: row + 1, ...remark.person });
    const { field, code } = remark.fault;
    const error = { type: code, message: participantMessage(remark.fault) };
    return participantFaultWords(t, row, { name: field, error, words: fieldWords(error, t as Translate) });
  };
  const noSeatWords = (text: string, flaws: readonly Flaw[]): string => {
    const noSeat = t('shared.training.doubt.tooMany', { text, seats });
    if (flaws.length === 0) return noSeat;
    const named = flaws.map(({ flaw, ...field }) => t(`shared.training.flaw.${flaw}`, field));
    return `${noSeat} ${t('shared.training.doubt.alsoWrong', { flaws: listText(named) })}`;
  };
  const remarks = [
    ...pastedRemarks(before, placed, seats).map((remark) => ({ line: remark.line, words: wordsOf(remark) })),
    ...leftOut.map(({ line, text, flaws }) => ({ line, words: noSeatWords(text, flaws) })),
    ...unread.map(({ line, text, why }) => ({ line, words: t(`shared.training.unread.${why}`, { text }) })),
  ].toSorted((one, other) => one.line - other.line);
  const found = rows.length + unread.length;
  const understood = found > 0 ? t('shared.training.canPlace', { count: placed.length, of: found }) : '';
  const heard = [understood, ...remarks.slice(0, MOST_HEARD).map(({ words }) => words)].join(' ');
  useEffect(() => {
    if (understood) runtime().registry.actions.announce(heard);
  }, [understood, heard]);
  return (
    <div ref={place} className="training-paste">
      <TextArea
        label={t('shared.training.pasteLabel')}
        description={t('shared.training.pasteHint')}
        rows={6}
        value={pasted}
        onChange={(event) => onType(event.target.value)}
      />
      {found > 0 && (
        <Notice
          tone={remarks.length > 0 ? 'warning' : 'success'}
          word={t(remarks.length > 0 ? 'shared.level.warning' : 'shared.level.success')}
          title={understood}
        >
          {remarks.length > 0 && (
            <ul>
              {remarks.map(({ line, words }) => (
                <li key={`${line} ${words}`}>{words}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      <div className="dialog-acts acts">
        <Button variant="outline" onClick={onBack}>
          {t('shared.training.back')}
        </Button>
        <Button
          variant="primary"
          aria-disabled={placed.length === 0}
          onClick={() =>
            onPlace(
              placed.map(({ person }) => person),
              withoutLines(pasted, placed),
            )
          }
        >
          {t('shared.training.place', { count: placed.length })}
        </Button>
      </div>
    </div>
  );
};
