import { useLayoutEffect, useMemo, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { runtime } from '../../../core/runtime.ts';
import { useTranslate } from '../element/widget-context.ts';
import { fieldFaults, inFieldOrder, type FieldFault, fieldWords, SERVICE } from './field-faults.ts';
import { mendedValues, schemaResolver, type FormSchema } from './schema-resolver.ts';

/** So many errors are listed above the form. A single one is shown only at its field, which gets the focus. */
const LISTED_FROM = 2;

/** Returns the chosen radio button of a name, else the first enabled one. */
const choiceOf = (form: HTMLFormElement | null, name: string): HTMLInputElement | undefined => {
  const radios = [...(form?.querySelectorAll<HTMLInputElement>('input[type="radio"]:enabled') ?? [])];
  const named = radios.filter((one) => one.name === name);
  return named.find(({ checked }) => checked) ?? named[0];
};

/** What may be pressed at this moment. An error that is shown above would move it away from under the pointer. */
const PRESSED = 'button:active, a:active, label:active';

type Options<Values extends FieldValues, Sent> = {
  schema: FormSchema<Values, Sent>;
  /** The form's initial values: one for each field, '' for an empty one. */
  start: DefaultValues<Values>;
};

/** Returns the label of a field, or the legend of its choices, without notes such as '(optional)'. */
const labelOf = (form: HTMLFormElement | null, name: string): string | undefined => {
  const control = [...(form?.elements ?? [])].find((one) => one.getAttribute('name') === name);
  const { labels = null, type = '' } = (control ?? {}) as Partial<HTMLInputElement>;
  const label = type === 'radio' ? control?.closest('fieldset')?.querySelector('legend') : labels?.[0];
  const copy = label?.cloneNode(true) as Element | undefined;
  for (const note of copy?.querySelectorAll('.field-hint') ?? []) note.remove();
  return copy?.textContent.trim();
};

type Listed = {
  attempt: number;
  names: readonly string[];
  labels: Readonly<Record<string, string | undefined>>;
};

export type WiredField<Name extends string> = Pick<
  UseFormRegisterReturn<Name>,
  'name' | 'ref' | 'onChange' | 'onBlur'
> & { error: string | undefined };

export type SchemaFormControls<Values extends FieldValues = FieldValues, Sent = unknown> = {
  /** The form object of react-hook-form, for `watch`, `setValue`, `reset`. */
  form: UseFormReturn<Values, unknown, Sent & FieldValues>;
  element: RefObject<HTMLFormElement | null>;
  /** Wires a control by its name: `<TextField label="City" {...field('city')} />`. */
  field<Name extends FieldPath<Values>>(name: Name): WiredField<Name>;
  /**
   * The errors that were found when the form was sent and still exist, in the order of the fields. Empty if there was
   * only one. Errors found later are shown only at their field: a growing list would push away the field that is being
   * typed in.
   */
  listed: readonly (FieldFault & { words: string; label: string | undefined })[];
  /** How often the form was refused. */
  attempt: number;
  /** Whether an answer is pending. A second press sends nothing. */
  sending: boolean;
  submit(send: (sent: Sent) => unknown): (event: SubmitEvent<HTMLFormElement>) => void;
  focus(name: string): void;
  /** Shows the errors that a service found, given as translated texts by field. Moves the focus to them. */
  refuse(faults: Readonly<Partial<Record<FieldPath<Values>, string>>>): void;
};

/**
 * Holds the state of a form that a schema validates. A field is validated when it loses the focus and is not empty.
 * Once it has an error, it is validated again at each change. Unambiguous corrections by the schema are put into the
 * field. Each error is announced once: by the focus after sending, or by the page's live region after the field lost
 * the focus. Nothing that was typed is cleared. Source: AXS-04, visual.md.
 */
export const useSchemaForm = <Values extends FieldValues, Sent>({
  schema,
  start,
}: Options<Values, Sent>): SchemaFormControls<Values, Sent> => {
  const t = useTranslate();
  const resolver = useMemo(() => schemaResolver(schema), [schema]);
  const form = useForm<Values, unknown, Sent & FieldValues>({
    resolver,
    defaultValues: start,
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { register, formState, trigger, clearErrors, setValue, setError, getValues, setFocus } = form;
  const element = useRef<HTMLFormElement>(null);
  const said = useRef(new Map<string, string>());
  const running = useRef(false);
  const [listed, setListed] = useState<Listed>({ attempt: 0, names: [], labels: {} });
  const [sending, setSending] = useState(false);
  const { errors } = formState;

  const names = () => [...(element.current?.elements ?? [])].map((one) => one.getAttribute('name') ?? '');
  const focus = (name: string) => {
    // For radio buttons the library would focus the first one, even if it is disabled or not chosen.
    const choice = choiceOf(element.current, name);
    if (choice) choice.focus();
    else setFocus(name as FieldPath<Values>);
  };
  const announce = (words: string) => runtime().registry.actions.announce(words);

  const mend = (which: readonly string[]) => {
    for (const { name, value, isTold } of mendedValues(schema as FormSchema, getValues(), which)) {
      setValue(name as FieldPath<Values>, value as never, { shouldDirty: true });
      if (isTold) announce(t('kit.forms.mended', { value }));
    }
  };

  /** Announces an error that appeared or changed when its field lost the focus. */
  const tell = (name: string) => {
    const error = form.getFieldState(name as FieldPath<Values>).error as FieldError | undefined;
    const words = error ? fieldWords(error, t) : '';
    if (words && said.current.get(name) !== words) announce(words);
    said.current.set(name, words);
  };

  const left = async (name: FieldPath<Values>, from: Element) => {
    const value: unknown = getValues(name);
    // An empty field that the user only passed through is not an error yet.
    if (typeof value !== 'string' || value.trim() === '') return;
    mend([name]);
    const root = from.getRootNode() as ParentNode;
    if (root.querySelector(PRESSED) ?? document.querySelector(PRESSED)) return;
    await trigger(name);
    tell(name);
  };

  const changed = (name: FieldPath<Values>) => {
    const faults = fieldFaults(form.formState.errors);
    if (faults.some((one) => one.name === name && one.error.type === SERVICE)) clearErrors(name);
    // An error may depend on another field.
    const again = faults.filter(({ error }) => error.type !== SERVICE).map((one) => one.name);
    if (again.length > 0) void trigger(again as FieldPath<Values>[]);
  };

  const lead = (found: readonly FieldFault[]) => {
    const ordered = inFieldOrder(found, names());
    said.current = new Map(ordered.map(({ name, error }) => [name, fieldWords(error, t)]));
    setListed(({ attempt }) => ({
      attempt: attempt + 1,
      names: ordered.map(({ name }) => name),
      labels: Object.fromEntries(ordered.map(({ name }) => [name, labelOf(element.current, name)])),
    }));
  };
  const isListed = listed.names.length >= LISTED_FROM;

  // A single error gets the focus once it is drawn: what is offered below its field scrolls into view with it.
  useLayoutEffect(() => {
    const [first] = listed.names;
    if (first !== undefined && !isListed) focus(first);
    // oxlint-disable-next-line react/exhaustive-deps -- at each refusal, not at each drawing
  }, [listed]);

  return {
    form,
    element,
    attempt: listed.attempt,
    sending,
    focus,
    field: (name) => {
      const error = get(errors, name) as FieldError | undefined;
      const { ref, onChange, onBlur } = register(name, {
        onChange: () => changed(name),
        onBlur: (event: { target: Element }) => left(name, event.target),
      });
      return { name, ref, onChange, onBlur, error: error && fieldWords(error, t) };
    },
    listed: inFieldOrder(fieldFaults(errors), listed.names)
      .filter(({ name }) => isListed && listed.names.includes(name))
      .map((fault) => ({
        ...fault,
        words: fieldWords(fault.error, t),
        label: listed.labels[fault.name],
      })),
    submit: (send) => (event) => {
      event.preventDefault();
      if (running.current) return;
      running.current = true;
      mend(names().filter(Boolean));
      let found: readonly FieldFault[] = [];
      const ask = form.handleSubmit(
        async (sent) => {
          setSending(true);
          await send(sent);
        },
        (wrong) => {
          found = fieldFaults(wrong);
        },
      );
      void ask(event).finally(() => {
        running.current = false;
        setSending(false);
        if (found.length > 0) lead(found);
      });
    },
    refuse: (given) => {
      const found = Object.entries(given).map(([name, message]) => ({
        name,
        error: { type: SERVICE, message: message as string },
      }));
      for (const { name, error } of found) setError(name as FieldPath<Values>, error);
      lead(found);
    },
  };
};
