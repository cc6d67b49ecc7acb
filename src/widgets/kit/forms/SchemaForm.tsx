import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { classNames } from '../ui/class-names.ts';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { useWords } from '../element/useWords.ts';
import type en from './messages/en.json';
import type { SchemaFormControls } from './useSchemaForm.ts';

type SchemaFormProps<Values extends FieldValues, Sent> = {
  controls: SchemaFormControls<Values, Sent>;
  /** Receives the schema's output. While its promise is pending, nothing is sent again. */
  onSend: (sent: Sent) => unknown;
  className?: string | undefined;
  children: ReactNode;
};

/** Draws the form element of `useSchemaForm`, with the list of errors above its fields. Needs field.css, notice.css, form.css. */
export const SchemaForm = <Values extends FieldValues, Sent>({
  controls,
  onSend,
  className,
  children,
}: SchemaFormProps<Values, Sent>) => {
  const t = useWords<typeof en>();
  const { element, listed, attempt, focus, sending } = controls;
  return (
    <form
      ref={element}
      className={classNames('form', className)}
      noValidate
      aria-busy={sending || undefined}
      onSubmit={controls.submit(onSend)}
    >
      <ErrorSummary
        title={t('kit.forms.summary')}
        attempt={attempt}
        errors={listed.map(({ name, words, label }) => ({
          key: name,
          message: words,
          field: label,
          onSelect: () => focus(name),
        }))}
      />
      {children}
    </form>
  );
};
