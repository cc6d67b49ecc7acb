import { useEffect, useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { loadPart } from '../../shared/element/load-part.ts';
import { useId } from '../../shared/element/widget-context.ts';
import { TextField, type TextFieldProps } from '../../shared/ui/TextField.tsx';
import type { ComboboxList } from './ComboboxList.tsx';
import type { Suggestion } from './suggestion.ts';
import { useFormMessages } from './useFormMessages.ts';

export type ComboboxFieldProps = Omit<TextFieldProps, 'list' | 'role' | 'onSelect'> & {
  /** What fits what is typed, from the caller, who hears of it by `onChange`. */
  options: readonly Suggestion[];
  /** The name of the list, such as 'Suggestions'. */
  listLabel: string;
  /** The caller puts what was chosen into the field. */
  onChoose: (chosen: Suggestion) => void;
};

/** At most so many: what is further down nobody reads, and typing on finds it. */
const MOST = 50;
const MOVES_CARET = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

const loadList = () => loadPart(() => import('./ComboboxList.tsx'));

/**
 * A line of text with suggestions below it, by the ARIA practices' combobox: the focus stays in the field, arrows walk the
 * list, Enter takes, Escape closes and clears nothing. The list's code comes when it opens first; without it the field is
 * one of text. Needs field.css, combobox.css.
 */
export const ComboboxField = (props: ComboboxFieldProps) => {
  const { options: given, listLabel, onChoose, onChange, onKeyDown, onBlur, onClick, ref, ...field } = props;
  const t = useFormMessages();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const walk = useRef<(event: KeyboardEvent) => void>(undefined);
  const [List, setList] = useState<typeof ComboboxList>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const [typed, setTyped] = useState('');
  const options = given.slice(0, MOST);
  const wanted = open && options.length > 0;
  const shown = wanted && List !== undefined;
  const place = active !== null && active < options.length ? active : null;

  useEffect(() => {
    if (!wanted || List) return;
    loadList().then(
      (part) => setList(() => part.ComboboxList),
      (error: unknown) => console.warn('Assess widgets: the list of suggestions could not be loaded.', error),
    );
  }, [wanted, List]);
  useEffect(() => {
    if (shown) runtime().registry.actions.announce(t('kit.forms.suggestions', { count: options.length }));
    // The words stay the same; the number is what is news.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shown, options.length]);

  const close = () => {
    setOpen(false);
    setActive(null);
  };
  const show = (from: number | null) => {
    setTyped(input.current?.value ?? '');
    setOpen(true);
    setActive(from);
  };
  const choose = (option: Suggestion) => {
    close();
    onChoose(option);
    input.current?.focus();
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.nativeEvent.isComposing) return;
    const { key, altKey } = event;
    if (key === 'Escape' && shown) {
      // A dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (key === 'Enter' && shown && place !== null) {
      event.preventDefault();
      const chosen = options[place];
      if (chosen) choose(chosen);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (altKey && key === 'ArrowUp') close();
      else if (!wanted && options.length > 0)
        show(altKey ? null : key === 'ArrowDown' ? 0 : options.length - 1);
      else if (shown && !altKey) return walk.current?.(event);
      event.preventDefault();
    } else if (MOVES_CARET.has(key)) setActive(null);
  };

  return (
    <div className="combo">
      <TextField
        autoComplete="off"
        {...field}
        ref={(node) => {
          input.current = node;
          if (typeof ref === 'function') ref(node);
          else if (ref) ref.current = node;
        }}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element of HTML suggests what a service knows
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-activedescendant={shown && place !== null ? `${listId}-${place}` : undefined}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          show(null);
          onChange?.(event);
        }}
        onClick={(event) => {
          if (!wanted && typed !== '') show(null);
          onClick?.(event);
        }}
        onKeyDown={press}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          close();
          onBlur?.(event);
        }}
      />
      {shown && input.current && (
        <List
          anchor={input.current}
          id={listId}
          label={listLabel}
          options={options}
          typed={typed}
          active={place}
          onActive={setActive}
          onChoose={choose}
          onClose={close}
          onWalk={(keys) => {
            walk.current = keys;
          }}
        />
      )}
    </div>
  );
};
