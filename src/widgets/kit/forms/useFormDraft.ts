import { useCallback, useEffect, useRef, useState } from 'react';
import { get, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { draftOf, draftValues } from './form-draft.ts';
import type { FormDraft } from './kept-fields.ts';

/** Where a draft lies: a row of the storage table, in session storage. */
export type DraftPlace = { read(): unknown; write(draft: FormDraft): void; remove(): void };

type DraftOptions<Values extends FieldValues> = {
  place: DraftPlace;
  /** Whose form it is: what another has typed is removed. Empty where nobody is known: nothing is kept then. */
  owner: string;
  /** The fields that are kept. Never one of a card or a secret. */
  keeps: readonly FieldPath<Values>[];
};

const SAVE_AFTER_MS = 300;

/**
 * Keeps what is typed into a form while it is not sent, and gives it back to the same owner. Saved from the form's own
 * subscription, so that typing draws nothing anew; at once when the page is left. Source: LEAD-03, SEC-04.
 *
 * `restored` says that the form began with a draft. Call `forget` when it was sent or given up.
 */
export const useFormDraft = <Values extends FieldValues, Sent extends FieldValues>(
  form: UseFormReturn<Values, unknown, Sent>,
  { place, owner, keeps }: DraftOptions<Values>,
): { restored: boolean; forget(): void } => {
  const [restored, setRestored] = useState(false);
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
    setRestored(kept !== undefined);
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
    restored,
    forget: () => {
      due.current = undefined;
      port.current.place.remove();
    },
  };
};
