import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';

/** What is wrong is led to: a group of choices by its first one, a field by itself. */
const WRONG =
  'fieldset:has(> .field-error) input:checked, fieldset:has(> .field-error) input:enabled, [aria-invalid="true"]:not(fieldset)';

type StepFormProps = {
  /** For a button that stands outside. */
  id?: string;
  onSend: () => void;
  children: ReactNode;
};

/** The form of a step that needs no schema; with one, use `SchemaForm` of the kit. After a press the focus goes to the first fault. */
export const StepForm = ({ id, onSend, children }: StepFormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [attempt]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend();
    setAttempt((before) => before + 1);
  };
  return (
    <form ref={form} id={id} className="checkout-form" noValidate onSubmit={submit}>
      {children}
    </form>
  );
};
