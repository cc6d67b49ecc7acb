import { useRef, useState, type RefObject, type SubmitEvent } from 'react';
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
import type { Translate } from '../../../core/i18n/translator.ts';
import { useMessages } from '../element/widget-context.ts';
import { fieldFaults, inFieldOrder, type FieldFault } from './field-faults.ts';
import { fieldWords, SERVICE } from './field-words.ts';
import { mendedValues } from './mended-values.ts';
import { schemaResolver, type FormSchema } from './schema-resolver.ts';

/** So many wrong fields are listed above the form; fewer are told where they are, and the first has the focus. */
const LISTED_FROM = 2;

/** The chosen radio button of a name, else the first that can be chosen. */
const choiceOf = (form: HTMLFormElement | null, name: string): HTMLInputElement | undefined => {
  const radios = [...(form?.querySelectorAll<HTMLInputElement>('input[type="radio"]:enabled') ?? [])];
  const named = radios.filter((one) => one.name === name);
  return named.find(({ checked }) => checked) ?? named[0];
};

/** What is being pressed would move away from under the finger if a fault showed above it. */
const PRESSED = 'button:active, a:active, label:active';

type Options<Values extends FieldValues, Sent> = {
  schema: FormSchema<Values, Sent>;
  /** What the form begins with: a value for each field, '' for an empty one. */
  start: DefaultValues<Values>;
};

type Listed = { attempt: number; names: readonly string[] };

export type WiredField<Name extends string> = Pick<
  UseFormRegisterReturn<Name>,
  'name' | 'ref' | 'onChange' | 'onBlur'
> & { error: string | undefined };

export type SchemaFormControls<Values extends FieldValues = FieldValues, Sent = unknown> = {
  /** react-hook-form's own, for `watch`, `setValue`, `reset`. */
  form: UseFormReturn<Values, unknown, Sent & FieldValues>;
  element: RefObject<HTMLFormElement | null>;
  /** Wires a control by its name: `<TextField label="City" {...field('city')} />`. */
  field<Name extends FieldPath<Values>>(name: Name): WiredField<Name>;
  /**
   * What was found wrong when the form was sent, as far as it still is, in the order of the fields; nothing for a single
   * fault. What is found later stands at its field alone: a longer list would push the field away that is typed in.
   */
  listed: readonly (FieldFault & { words: string })[];
  /** How often the form was refused. */
  attempt: number;
  /** An answer is awaited: a second press sends nothing. */
  sending: boolean;
  submit(send: (sent: Sent) => unknown): (event: SubmitEvent<HTMLFormElement>) => void;
  focus(name: string): void;
  /** Says what a service found wrong with a field, in words; the focus goes there. */
  refuse(faults: Readonly<Partial<Record<FieldPath<Values>, string>>>): void;
};

/**
 * A form held to a schema. A field is judged when it is left with something in it, and again at each change once it has a
 * fault; what the schema mends without doubt is put into the field. A fault is announced once: by the focus after sending, by
 * the page's live region after a field was left. Nothing that was typed is cleared. Source: AXS-04, visual.md.
 */
export const useSchemaForm = <Values extends FieldValues, Sent>({
  schema,
  start,
}: Options<Values, Sent>): SchemaFormControls<Values, Sent> => {
  const t = useMessages() as Translate;
  const [resolver] = useState(() => schemaResolver(schema));
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
  const [listed, setListed] = useState<Listed>({ attempt: 0, names: [] });
  const [sending, setSending] = useState(false);
  const { errors } = formState;

  const names = () => [...(element.current?.elements ?? [])].map((one) => one.getAttribute('name') ?? '');
  const focus = (name: string) => {
    // Of radio buttons the library would take the first that was drawn, though it may be disabled or not chosen.
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

  /** Says a fault that has come or changed while its field was left. */
  const tell = (name: string) => {
    const error = form.getFieldState(name as FieldPath<Values>).error as FieldError | undefined;
    const words = error ? fieldWords(error, t) : '';
    if (words && said.current.get(name) !== words) announce(words);
    said.current.set(name, words);
  };

  const left = async (name: FieldPath<Values>, from: Element) => {
    const value: unknown = getValues(name);
    // A field that was only passed through is no mistake yet.
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
    // A fault may depend on another field.
    const again = faults.filter(({ error }) => error.type !== SERVICE).map((one) => one.name);
    if (again.length > 0) void trigger(again as FieldPath<Values>[]);
  };

  const lead = (found: readonly FieldFault[]) => {
    const ordered = inFieldOrder(found, names());
    said.current = new Map(ordered.map(({ name, error }) => [name, fieldWords(error, t)]));
    const isListed = ordered.length >= LISTED_FROM;
    setListed(({ attempt }) => ({
      attempt: attempt + 1,
      names: isListed ? ordered.map(({ name }) => name) : [],
    }));
    if (!isListed && ordered[0]) focus(ordered[0].name);
  };

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
      .filter(({ name }) => listed.names.includes(name))
      .map((fault) => ({ ...fault, words: fieldWords(fault.error, t) })),
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
        // Not before they are drawn: the focus goes to their list.
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
