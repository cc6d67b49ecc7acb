import { useCallback, useEffect, useRef } from 'react';
import { get, type FieldPath, type FieldValues, type UseFormReturn, set } from 'react-hook-form';
import { type FormDraft, keepFields, keptFields } from './form-draft.ts';

/** Where a draft is stored: a row of the storage table, in session storage. */
export type DraftPlace = { read(): unknown; write(draft: FormDraft): void; remove(): void };

type DraftOptions<Values extends FieldValues> = {
  place: DraftPlace;
  /** The owner of the form. A draft of another owner is removed. If it is '', nothing is kept. */
  owner: string;
  /** The fields that are kept. Never name a field of a card or a secret. */
  keeps: readonly FieldPath<Values>[];
};

const SAVE_AFTER_MS = 300;

/**
 * Keeps what is typed into a form until it is sent, and restores it for the same owner. The draft is saved by a
 * subscription to the form, so that typing causes no render. When the page is left, it is saved at once. Call `forget`
 * after the form was sent or abandoned. Source: LEAD-03, SEC-04.
 */
export const useFormDraft = <Values extends FieldValues, Sent extends FieldValues>(
  form: UseFormReturn<Values, unknown, Sent>,
  { place, owner, keeps }: DraftOptions<Values>,
): { forget(): void } => {
  const due = useRef<FormDraft>(undefined);
  const port = useRef({ place, keeps });
  useEffect(() => {
    port.current = { place, keeps };
  });

  const save = useCallback(() => {
    if (due.current) port.current.place.write(due.current);
    due.current = undefined;
  }, []);

  useEffect(() => {
    const { place: from, keeps: names } = port.current;
    const kept = draftValues(from.read(), owner, names);
    if (!kept) from.remove();
    for (const name of names) {
      const value: unknown = get(kept, name);
      if (value !== undefined) form.setValue(name, value as never, { shouldDirty: true });
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (owner === '') return;
        due.current = draftOf(owner, values, port.current.keeps);
        clearTimeout(timer);
        timer = setTimeout(save, SAVE_AFTER_MS);
      },
    });
    const hidden = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', hidden);
    addEventListener('pagehide', save);
    return () => {
      stop();
      clearTimeout(timer);
      save();
      document.removeEventListener('visibilitychange', hidden);
      removeEventListener('pagehide', save);
    };
  }, [form, owner, save]);

  return {
    forget: () => {
      due.current = undefined;
      port.current.place.remove();
    },
  };
};

/** Returns the draft of a form: the fields named in `keeps`, except card numbers. Source: SEC-04, LEAD-03. */
export const draftOf = (owner: string, values: FieldValues, keeps: readonly string[]): FormDraft =>
  keepFields(
    owner,
    keeps.map((name) => [name, get(values, name) as unknown]),
  );

/** Returns a draft's values of the fields in `keeps`. Undefined if it is another owner's or has none of them. */
export const draftValues = (
  raw: unknown,
  owner: string,
  keeps: readonly string[],
): FieldValues | undefined => {
  const taken: FieldValues = {};
  for (const [name, value] of keptFields(raw, owner, keeps)) set(taken, name, value);
  return Object.keys(taken).length > 0 ? taken : undefined;
};
