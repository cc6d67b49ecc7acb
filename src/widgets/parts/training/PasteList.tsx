import { useEffect, useMemo, useRef, useState } from 'react';
import type { PersonValues } from '../../../api/address/person.rules.ts';
import {
  readPasted,
  pastedRemarks,
  type PastedRemark,
  restOf,
  seatRows,
  type Flaw,
} from '../../../api/training/pasted-people.ts';
import type { Translate } from '../../../core/i18n/translator.ts';
import { runtime } from '../../../core/runtime.ts';
import { widthOf } from '../../../list-reader/assign.ts';
import type { PeopleAssignment } from '../../../list-reader/participants.ts';
import { latePart, useLate } from '../../kit/element/late-part.ts';
import { fieldWords } from '../../kit/forms/field-faults.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Disclosure } from '../../kit/ui/Disclosure.tsx';
import { firstField } from '../../kit/ui/deep-focus.ts';
import { Notice } from '../../kit/ui/Notice.tsx';
import { TextArea } from '../../kit/ui/TextField.tsx';
import { ListFileButton } from '../list-file/ListFileButton.tsx';
import { participantFaultWords } from './listed-words.ts';
import { PeopleColumns } from './PeopleColumns.tsx';
import { participantMessage } from './people-schema.ts';
import { listText, useTrainingMessages } from './training-words.ts';
import { usePastedFile, type GivenList } from './usePastedFile.ts';

const loadCheckColumns = latePart(() => import('../check-columns/CheckColumns.tsx'));

type PasteListProps = {
  /** The corrected participants that are already in the form. The pasted ones come after them. */
  before: readonly PersonValues[];
  seats: number;
  pasted: string;
  /** A list that was chosen or dropped, to be put into the field. */
  given: GivenList | undefined;
  onFile: (file: File) => void;
  onType: (pasted: string, count: number) => void;
  onBack: () => void;
  /** Called with the participants and with the rest of the list that was not added, to show when it is opened again. */
  onPlace: (people: readonly PersonValues[], left: { text: string; count: number }) => void;
};

/** The most characters of a line that are quoted. */
const MOST_QUOTED = 200;
const quoted = (text: string): string => text.replace(/\s+/g, ' ').slice(0, MOST_QUOTED);

/** The number of remarks that are announced. All of them are shown. */
const MOST_HEARD = 3;

/** Draws the field to paste a list, and what was understood before anything is added. Source: TRN-03 d. */
export const PasteList = ({
  before,
  seats,
  pasted,
  given,
  onFile,
  onType,
  onBack,
  onPlace,
}: PasteListProps) => {
  const t = useTrainingMessages();
  const place = useRef<HTMLDivElement>(null);
  const focusField = () => {
    if (place.current) firstField(place.current)?.focus();
  };
  useEffect(focusField, []);
  const [chosen, setChosen] = useState<PeopleAssignment>();
  const [opened, setOpened] = useState<boolean>();
  const closeColumns = () => {
    setOpened(false);
    focusField();
  };
  const type = (text: string) => {
    setChosen(undefined);
    setOpened(undefined);
    onType(text, readPasted(text)?.rows.length ?? 0);
  };
  const file = usePastedFile(given, pasted, type);
  const { part } = useLate(loadCheckColumns, file.sheets !== undefined);
  const list = useMemo(() => readPasted(pasted, chosen), [pasted, chosen]);
  const { rows, others } = list ?? { rows: [], others: [] };
  const unread = others.filter(({ why }) => why !== undefined);
  const plain = others.filter(({ why }) => why === undefined);
  const hasColumns = list !== undefined && list.table.lines.length > 1 && widthOf(list.table) > 1;
  const asks = hasColumns && list.assignment.ask !== undefined;
  const showsColumns = hasColumns && (opened ?? asks);
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
    ...pastedRemarks(before, placed, seats)
      // What is asked about the columns covers the rows without names.
      .filter((remark) => !(asks && 'doubt' in remark && remark.doubt === 'no-name'))
      .map((remark) => ({ line: remark.line, words: wordsOf(remark) })),
    ...leftOut.map(({ line, source, flaws }) => ({ line, words: noSeatWords(quoted(source), flaws) })),
    ...unread.map(({ line, text, why }) => ({
      line,
      words: t(`shared.training.unread.${why === 'repeated' ? why : 'too-long'}`, { text: quoted(text) }),
    })),
  ].toSorted((one, other) => one.line - other.line);
  const found = rows.length + unread.length;
  const canPlace = found > 0 ? t('shared.training.canPlace', { count: placed.length, of: found }) : '';
  const tooLarge = list === undefined ? t('shared.training.tooLarge') : '';
  const understood = tooLarge || canPlace;
  const asked = asks ? [t('shared.training.askColumns')] : [];
  const heard = [understood, ...asked, ...remarks.slice(0, MOST_HEARD).map(({ words }) => words)].join(' ');
  const isClean = remarks.length === 0 && !asks && list !== undefined;
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
        onChange={(event) => {
          file.forget();
          type(event.target.value);
        }}
      />
      <div className="acts">
        <ListFileButton label={t('shared.training.upload')} onFile={onFile} />
      </div>
      {file.problem !== undefined && <Notice tone="danger">{file.problem}</Notice>}
      {part && file.sheets && <part.SheetChoice sheets={file.sheets} onRead={file.putSheet} />}
      {understood !== '' && (
        <Notice tone={isClean ? 'success' : 'warning'} title={understood}>
          {remarks.length > 0 && (
            <ul>
              {remarks.map(({ line, words }) => (
                <li key={`${line} ${words}`}>{words}</li>
              ))}
            </ul>
          )}
          {showsColumns && (
            <PeopleColumns
              list={list}
              isPressed={opened === true}
              onUse={(next) => {
                setChosen(next);
                closeColumns();
              }}
              onClose={closeColumns}
            />
          )}
          {hasColumns && !showsColumns && (
            <Button variant="link" onClick={() => setOpened(true)}>
              {t('shared.training.checkColumns')}
            </Button>
          )}
        </Notice>
      )}
      {plain.length > 0 && (
        <Disclosure label={t('shared.training.others', { count: plain.length })}>
          <ul>
            {plain.map(({ line, text }) => (
              <li key={line}>{quoted(text)}</li>
            ))}
          </ul>
        </Disclosure>
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
              restOf(pasted, rows, placed),
            )
          }
        >
          {t('shared.training.place', { count: placed.length })}
        </Button>
      </div>
    </div>
  );
};
