import { useEffect, useRef, useState } from 'react';
import type { PersonValues } from '../../../api/address/person.rules.ts';
import { personFaults } from '../../../api/address/person.rules.ts';
import { readParticipants, type PastedRow } from '../../../api/training/pasted-participants.ts';
import { runtime } from '../../../core/runtime.ts';
import { Button } from '../ui/Button.tsx';
import { firstField } from '../ui/deep-focus.ts';
import { Notice } from '../ui/Notice.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useTrainingMessages } from './useTrainingMessages.ts';

type PasteListProps = {
  /** Seats that nobody has yet. */
  free: number;
  seats: number;
  /** Addresses of email that the rows have already. */
  taken: readonly string[];
  onBack: () => void;
  onPlace: (people: readonly PersonValues[]) => void;
};

/** So many remarks are announced with what was understood; all of them stand on show. */
const MOST_HEARD = 3;

/** The lines whose address stands in an earlier row. */
const repeated = (rows: readonly PastedRow[], taken: readonly string[]): ReadonlySet<number> => {
  const known = new Set(taken.map((email) => email.toLowerCase()));
  const found = new Set<number>();
  for (const { line, person } of rows) {
    const email = person.email.toLowerCase();
    if (email !== '' && known.has(email)) found.add(line);
    known.add(email);
  }
  return found;
};

/** A list from a spreadsheet: what was understood of it, before anything is placed. Source: TRN-03 d. */
export const PasteList = ({ free, seats, taken, onBack, onPlace }: PasteListProps) => {
  const t = useTrainingMessages();
  const place = useRef<HTMLDivElement>(null);
  const [pasted, setPasted] = useState('');
  useEffect(() => {
    if (place.current) firstField(place.current)?.focus();
  }, []);
  const { rows, unread } = readParticipants(pasted);
  const placed = rows.slice(0, free);
  const twice = repeated(placed, taken);
  const remarks = [
    ...rows.slice(0, free).flatMap(({ line, person, doubts }) => {
      const isWrong = personFaults(person).length > 0 && doubts.length === 0;
      const faults = twice.has(line) ? (['twice'] as const) : isWrong ? (['mend'] as const) : [];
      return [...doubts, ...faults].map((doubt) => ({
        line,
        words: t(`shared.training.doubt.${doubt}`, { row: line, ...person }),
      }));
    }),
    ...rows
      .slice(free)
      .map(({ line }) => ({ line, words: t('shared.training.doubt.tooMany', { row: line, seats }) })),
    ...unread.map(({ line, text, why }) => ({
      line,
      words: t(`shared.training.unread.${why}`, { row: line, text }),
    })),
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
        onChange={(event) => setPasted(event.target.value)}
      />
      {found > 0 && (
        <Notice
          tone={remarks.length > 0 ? 'warning' : 'success'}
          word={t(remarks.length > 0 ? 'shared.level.warning' : 'shared.level.success')}
          title={understood}
        >
          {remarks.length > 0 && (
            <ul>
              {remarks.map(({ words }) => (
                <li key={words}>{words}</li>
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
          onClick={() => onPlace(placed.map(({ person }) => person))}
        >
          {t('shared.training.place', { count: placed.length })}
        </Button>
      </div>
    </div>
  );
};
