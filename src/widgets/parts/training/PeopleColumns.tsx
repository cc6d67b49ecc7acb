import { useState } from 'react';
import type { PastedPeople } from '../../../api/training/pasted-people.ts';
import { peopleColumnGives, type PeopleAssignment } from '../../../list-reader/participants.ts';
import { CheckField } from '../../kit/forms/CheckField.tsx';
import { latePart, useLate } from '../../kit/element/late-part.ts';
import { useTrainingMessages } from './training-words.ts';

const loadCheckColumns = latePart(() => import('../check-columns/CheckColumns.tsx'));

const FIELDS = ['firstName', 'lastName', 'fullName', 'email'] as const;

type Props = {
  list: PastedPeople;
  isPressed: boolean;
  onUse: (chosen: PeopleAssignment) => void;
  onClose: () => void;
};

/** Draws the picture of a list of participants, in which the user says which column holds what. Source: QO-10 b, TRN-03 d. */
export const PeopleColumns = ({ list: { table, assignment }, isPressed, onUse, onClose }: Props) => {
  const t = useTrainingMessages();
  const { part } = useLate(loadCheckColumns, true);
  const [lastNameFirst, setLastNameFirst] = useState(assignment.lastNameFirst ?? false);
  if (!part) return null;
  const shown = FIELDS.flatMap((field) => {
    const column = assignment.columns?.[field];
    return column === undefined ? [] : [[field, column] as const];
  });
  return (
    <part.CheckColumns
      title={t(assignment.ask ? 'shared.training.askColumns' : 'shared.training.checkColumns')}
      table={table}
      columns={Object.fromEntries(shown)}
      choices={FIELDS.map((field) => ({
        field,
        label: (column: number) => {
          const { emails, names } = peopleColumnGives(table, column);
          return t('shared.training.column', {
            field: t(`shared.training.${field}`),
            count: field === 'email' ? emails : names,
          });
        },
      }))}
      isPressed={isPressed}
      onUse={(chosen) => {
        const columns = { ...partsBeside(assignment, chosen), ...chosen };
        onUse({ columns, ...(lastNameFirst && { lastNameFirst }) });
      }}
      onClose={onClose}
    >
      <CheckField
        label={t('shared.training.lastNameFirst')}
        checked={lastNameFirst}
        onChange={(event) => setLastNameFirst(event.target.checked)}
      />
    </part.CheckColumns>
  );
};

/** The columns of parts of names, which only titles tell and the picture does not ask for. */
const partsBeside = ({ columns = {} }: PeopleAssignment, chosen: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(columns).filter(
      ([field, column]) =>
        !FIELDS.some((one) => one === field) && !Object.values(chosen).some((one) => one === column),
    ),
  );
