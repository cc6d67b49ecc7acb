import { useEffect, useRef, useState, type ReactNode, type RefObject, type SubmitEvent } from 'react';

import { Notice } from '../../kit/ui/Notice.tsx';

/** The element that takes the focus if something is wrong: of a group of choices a button, otherwise the field itself. */
const WRONG =
  'fieldset:has(> .field-error) input:checked, fieldset:has(> .field-error) input:enabled, [aria-invalid="true"]:not(fieldset)';

type StepFormProps = {
  id?: string;
  formRef?: RefObject<HTMLFormElement | null>;
  /** Whether a field of the form is wrong that is drawn outside it. */
  isWrongOutside?: boolean;
  onSend: () => void;
  children: ReactNode;
};

/** Draws the form of a step without a schema. After sending, the focus goes to the first error. */
export const StepForm = ({ id, formRef, isWrongOutside, onSend, children }: StepFormProps) => {
  const own = useRef<HTMLFormElement>(null);
  const form = formRef ?? own;
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [attempt, form]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend();
    setAttempt((before) => before + 1);
  };
  return (
    <form
      ref={form}
      id={id}
      className="checkout-form"
      data-wrong={isWrongOutside || undefined}
      noValidate
      onSubmit={submit}
    >
      {children}
    </form>
  );
};

/** Says what is needed before the step can be left, with the focus. Its key is the attempt. */
export const StepBanner = ({ id, children }: { id?: string; children: ReactNode }) => {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Notice ref={notice} id={id} tabIndex={-1} tone="danger">
      {children}
    </Notice>
  );
};
