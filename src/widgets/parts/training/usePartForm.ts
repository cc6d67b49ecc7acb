import { useEffect, useRef, type ReactNode } from 'react';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import { draftValues, useFormDraft } from '../../kit/forms/useFormDraft.ts';
import type { FormSchema } from '../../kit/forms/schema-resolver.ts';
import { useSchemaForm } from '../../kit/forms/useSchemaForm.ts';
import { isSameTraining, type TrainingChange } from '../../../api/training/training-change.ts';
import { firstField } from '../../kit/ui/deep-focus.ts';
import type { DayBounds, TrainingPart } from '../../../api/training/training.rules.ts';
import type { OwnDraft } from '../drafts/own-draft.ts';
import type { TrainingEntry } from './useTrainingCart.ts';

type Options<Values extends FieldValues> = {
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
export const usePartForm = <Values extends FieldValues>(
  { line, draft, save, onChanged }: PartFormProps,
  { schema, start, keeps, fromDraft, toChange, isWrong = false }: Options<Values>,
) => {
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
  return { controls, send, actions: { sending: controls.sending, onSaveAndClose: saveAndClose } };
};

/** The props that the dialog passes to the form of each part. */
export type PartFormProps = {
  line: TrainingEntry;
  seats: number;
  days: DayBounds;
  draft: OwnDraft;
  /** Where what of a pasted list is not added lies. */
  restDraft: OwnDraft;
  /** What is asked for next; undefined where nothing else is missing. */
  next: TrainingPart | undefined;
  /** Saves the part, and closes the dialog after the last one. Resolves with false if it was not saved. */
  save: (change: TrainingChange, isLast: boolean) => Promise<boolean>;
  onCount: (count: number) => void;
  /** Whether what stands in the fields differs from what is saved. */
  onChanged: (isChanged: boolean) => void;
  failure: ReactNode;
  /** Set if the line left the cart: `line` if the page's cart shows it, `told` if the last save found out. */
  gone: 'line' | 'told' | undefined;
};
