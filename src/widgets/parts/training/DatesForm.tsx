import { useState } from 'react';
import * as v from 'valibot';
import { offeredDays } from '../../../api/training/chosen-days.rules.ts';
import {
  dateFaults,
  type DateFault,
  type DateValues,
  type DayBounds,
} from '../../../api/training/training.rules.ts';
import { formatDay } from '../../../core/i18n/dates.ts';
import { runtime } from '../../../core/runtime.ts';
import { DateField } from '../../kit/forms/DateField.tsx';
import { messageWith } from '../../kit/forms/field-faults.ts';
import { faultCheck } from '../../kit/forms/check-by-rule.ts';
import { MendedField } from '../../kit/forms/MendedField.tsx';
import { SchemaForm } from '../../kit/forms/SchemaForm.tsx';
import { fieldFaultWords } from './listed-words.ts';
import { type PartFormProps, usePartForm } from './usePartForm.ts';
import { PartActions } from './PartPieces.tsx';
import { useTrainingMessages } from './training-words.ts';

const FIELDS = ['first', 'second'] as const;

/** Returns the schema of the dates, bounded by the first and last possible day in the shopper's time zone. Source: TRN-02. */
const datesSchema = (days: DayBounds, tag: string) =>
  v.pipe(
    v.object({ first: v.string(), second: v.string() }),
    faultCheck((values) =>
      dateFaults(values, days).map(({ field, code }) => ({
        name: field,
        message: messageOf(code, days, tag),
      })),
    ),
  );

const messages = {
  required: 'shared.training.fault.date',
  unfinished: 'kit.forms.dateUnfinished',
  same: 'shared.training.fault.same',
} as const;

const messageOf = (code: DateFault['code'], { earliest, latest }: DayBounds, tag: string): string => {
  if (code === 'early') return messageWith('shared.training.fault.early', { date: formatDay(earliest, tag) });
  if (code === 'late') return messageWith('shared.training.fault.late', { date: formatDay(latest, tag) });
  return messages[code];
};

/** Draws the form for the two preferred days. Source: TRN-01 a, TRN-02, TRN-05 c. */
export const DatesForm = (props: PartFormProps) => {
  const { line, days } = props;
  const t = useTrainingMessages();
  const { tag } = runtime().row;
  const { earliest, latest } = days;
  const [schema] = useState(() => datesSchema(days, tag));
  const [first = '', second = ''] = line.training?.dates ?? [];
  const start: DateValues = { first, second };
  const { controls, send, actions } = usePartForm<DateValues>(props, {
    schema,
    start,
    keeps: FIELDS,
    toChange: (sent) => ({ dates: [sent.first, sent.second] }),
    isWrong: first !== '' && dateFaults(start, days).length > 0,
  });
  const { form, field } = controls;
  const offered = offeredDays(form.watch(), earliest);
  const use = (name: keyof DateValues, day: string) => {
    form.setValue(name, day, { shouldDirty: true });
    void form.trigger();
    controls.focus(name);
  };
  const named = {
    ...controls,
    listed: controls.listed.map((fault) => ({
      ...fault,
      words: fieldFaultWords(t, t(`shared.training.date.${fault.name as keyof DateValues}`), fault.words),
    })),
  };
  return (
    <SchemaForm controls={named} onSend={send}>
      <p className="quiet">
        {t('shared.training.datesHint', { date: formatDay(earliest, tag), latest: formatDay(latest, tag) })}
      </p>
      {FIELDS.map((name) => (
        <MendedField
          key={name}
          className="field-half"
          cleaned={field(name).error && offered[name]}
          label={t('shared.training.useDate', { date: formatDay(offered[name] ?? earliest, tag) })}
          onUse={(day) => use(name, day)}
        >
          <DateField label={t(`shared.training.date.${name}`)} min={earliest} max={latest} {...field(name)} />
        </MendedField>
      ))}
      <PartActions {...props} {...actions} />
    </SchemaForm>
  );
};
