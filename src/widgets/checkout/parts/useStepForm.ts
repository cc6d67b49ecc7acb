import { useEffect } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useFormDraft } from '../../kit/forms/useFormDraft.ts';
import { useSchemaForm } from '../../kit/forms/useSchemaForm.ts';
import type { StepProps } from '../flow/step-props.ts';

type Options<Values extends FieldValues> = Parameters<typeof useSchemaForm<Values, Values>>[0] & {
  /** The fields that are kept until the step is finished. Never name a field of a card or a secret. */
  keeps: readonly FieldPath<Values>[];
};

/** Holds the form of a step and keeps what is typed, until `forget` once it was sent. Source: CHK-06, LEAD-03. */
export const useStepForm = <Values extends FieldValues>(
  { draft, send }: Pick<StepProps, 'draft' | 'send'>,
  { keeps, ...options }: Options<Values>,
) => {
  const controls = useSchemaForm<Values, Values>(options);
  const { forget } = useFormDraft(controls.form, { ...draft, keeps });
  const { isDirty } = controls.form.formState;
  useEffect(() => {
    send({ event: 'edited', isEdited: isDirty });
    return () => send({ event: 'edited', isEdited: false });
  }, [isDirty, send]);
  return { ...controls, forget };
};
