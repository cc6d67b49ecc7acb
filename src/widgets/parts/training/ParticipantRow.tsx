import type { ParticipantFault } from '../../../api/training/participants.ts';
import type { SchemaFormControls } from '../../kit/forms/useSchemaForm.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { TextField } from '../../kit/ui/TextField.tsx';
import { MendedField } from '../../kit/forms/MendedField.tsx';
import type { PeopleValues } from './people-schema.ts';
import { useTrainingMessages } from './training-words.ts';

const COLUMNS = ['firstName', 'lastName', 'email'] as const;
type Name = `people.${number}.${(typeof COLUMNS)[number]}`;

type ParticipantRowProps = {
  row: number;
  field: SchemaFormControls<PeopleValues, PeopleValues>['field'];
  faults: readonly ParticipantFault[];
  onUse: (name: Name, cleaned: string) => void;
  onRemove: () => void;
};

/** Draws one participant: three fields, each with its own error, and a button that removes the row. Source: TRN-03. */
export const ParticipantRow = ({ row, field, faults, onUse, onRemove }: ParticipantRowProps) => {
  const t = useTrainingMessages();
  return (
    <li>
      <fieldset aria-label={t('shared.training.row', { row: row + 1 })} className="training-row">
        <span className="training-number quiet" aria-hidden>
          <span className="num">{row + 1}</span>
          <b>{t('shared.training.row', { row: row + 1 })}</b>
        </span>
        {COLUMNS.map((column) => {
          const name: Name = `people.${row}.${column}`;
          const wired = field(name);
          const fault = wired.error
            ? faults.find((one) => one.field === column && 'cleaned' in one)
            : undefined;
          return (
            <MendedField
              key={column}
              className={`training-${column}`}
              cleaned={fault && 'cleaned' in fault ? fault.cleaned : undefined}
              onUse={(cleaned) => onUse(name, cleaned)}
            >
              <TextField
                label={t(`shared.training.${column}`)}
                autoComplete="off"
                {...(column === 'email' && { type: 'email', inputMode: 'email' })}
                {...wired}
              />
            </MendedField>
          );
        })}
        <Button
          variant="plain"
          icon="x"
          className="training-remove"
          label={t('shared.training.remove', { row: row + 1 })}
          onClick={onRemove}
        />
      </fieldset>
    </li>
  );
};
