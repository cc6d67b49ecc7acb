import { useEffect, useRef } from 'react';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import { draftValues } from '../../kit/forms/form-draft.ts';
import type { FormSchema } from '../../kit/forms/schema-resolver.ts';
import { useFormDraft } from '../../kit/forms/useFormDraft.ts';
import { useSchemaForm } from '../../kit/forms/useSchemaForm.ts';
import { isSameTraining, type TrainingChange } from '../../../api/training/training-change.ts';
import { firstField } from '../../kit/ui/deep-focus.ts';
import type { PartFormProps } from './part-form.ts';

type Options<Values extends FieldValues> = Pick<PartFormProps, 'line' | 'draft' | 'save' | 'onChanged'> & {
  schema: FormSchema<Values, Values>;
  /** The values that the service has, or what is known about the customer. */
  start: Values;
  keeps: readonly FieldPath<Values>[];
  /** Converts the values of a draft to those of the form, if they differ. */
  fromDraft?: (draft: FieldValues) => Values;
  toChange: (sent: Values) => TrainingChange;
  /** Whether the existing data already has errors to show, such as days that are now too early. */
  isWrong?: boolean;
};

/** Holds the form of a part: its draft and what is sent. Focuses its first field. Source: TRN-02 to TRN-04, LEAD-03. */
export const usePartForm = <Values extends FieldValues>({
  line,
  draft,
  save,
  onChanged,
  schema,
  start,
  keeps,
  fromDraft,
  toChange,
  isWrong = false,
}: Options<Values>) => {
  const first = useRef<Values>(undefined);
  if (!first.current) {
    const kept = draftValues(draft.place.read(), draft.owner, keeps);
    first.current = kept && fromDraft ? fromDraft(kept) : start;
  }
  const controls = useSchemaForm<Values, Values>({
    schema,
    start: first.current as DefaultValues<Values>,
  });
  const { forget } = useFormDraft(controls.form, { ...draft, keeps });
  const isChanged = !isSameTraining(line.training, toChange(controls.form.watch()));
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  const isLast = useRef(false);
  const { element, form } = controls;
  useEffect(() => {
    if (element.current) firstField(element.current)?.focus();
    if (isWrong) void form.trigger();
    // Runs once, when the part is first drawn.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const send = async (sent: Values) => {
    const ends = isLast.current;
    isLast.current = false;
    if (await save(toChange(sent), ends)) forget();
  };
  const saveAndClose = () => {
    isLast.current = true;
    element.current?.requestSubmit();
  };
  return { controls, saveAndClose, send };
};
