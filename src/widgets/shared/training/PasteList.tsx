import { useEffect, useRef, useState } from 'react';
import type { PersonValues } from '../../../api/address/person.rules.ts';
import { personFaults } from '../../../api/address/person.rules.ts';
import { readParticipants } from '../../../api/training/pasted-participants.ts';
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
  onBack: () => void;
  onPlace: (people: readonly PersonValues[]) => void;
};

/** A list from a spreadsheet: what was understood of it, before anything is placed. Source: TRN-03 d. */
export const PasteList = ({ free, seats, onBack, onPlace }: PasteListProps) => {
  const t = useTrainingMessages();
  const place = useRef<HTMLDivElement>(null);
  const [pasted, setPasted] = useState('');
  useEffect(() => {
    if (place.current) firstField(place.current)?.focus();
  }, []);
  const { rows, unread } = readParticipants(pasted);
  const placed = rows.slice(0, free);
  const remarks = [
    ...rows.slice(0, free).flatMap(({ line, person, doubts }) => {
      const wrong = personFaults(person).length > 0 && doubts.length === 0;
      return [...doubts, ...(wrong ? (['mend'] as const) : [])].map((doubt) => ({
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
  useEffect(() => {
    if (understood) runtime().registry.actions.announce(understood);
  }, [understood]);
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
