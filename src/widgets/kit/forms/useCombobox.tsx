import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { useId } from '../element/widget-context.ts';
import { useLate } from '../element/late-part.ts';
import type { Suggestion } from './ComboboxList.tsx';

export type ComboboxOptions = {
  /** The field that the list belongs to, once it is drawn. */
  input: { readonly current: HTMLInputElement | null };
  /** The suggestions for what is typed, from the caller. */
  options: readonly Suggestion[];
  listLabel: string;
  /** Returns the announcement of so many suggestions. */
  countText: (count: number) => string;
  /** Called with the chosen suggestion. The caller puts it into the field. */
  onChoose: (chosen: Suggestion) => void;
  /** Whether the list opens as soon as there are options, without another key press. */
  begun?: boolean;
};

/** The most suggestions that are listed. Nobody reads further; typing more narrows the list. */
const MOST = 50;
const MOVES_CARET = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

const loadList = () => import('./ComboboxList.tsx');

/**
 * Adds suggestions to a text field, following the combobox pattern of the ARIA practices: the focus stays in the field,
 * arrow keys walk the list, Enter takes an entry, Escape closes the list and clears nothing. The list's code is loaded
 * when it first opens; without it the field is a plain text field. The caller gives the field `aria` and the role,
 * calls the `on` functions, and draws `list`. Needs combobox.css.
 */
export const useCombobox = (given: ComboboxOptions) => {
  const { input, listLabel, countText, onChoose, begun = false } = given;
  const listId = useId();
  const walk = useRef<(event: KeyboardEvent) => void>(undefined);
  const [open, setOpen] = useState(begun);
  const [active, setActive] = useState<number | null>(null);
  const [typed, setTyped] = useState(begun ? (input.current?.value ?? '') : '');
  const options = given.options.slice(0, MOST);
  const wanted = open && options.length > 0;
  const { part, failure } = useLate(loadList, wanted);
  const List = part?.ComboboxList;
  const shown = wanted && List !== undefined;
  const place = active !== null && active < options.length ? active : null;

  useEffect(() => {
    if (failure) console.warn('Assess widgets: the list of suggestions could not be loaded.', failure);
  }, [failure]);
  useEffect(() => {
    if (shown) runtime().registry.actions.announce(countText(options.length));
    // The texts do not change. Only a new number of suggestions is announced.
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
    if (event.nativeEvent.isComposing) return;
    const { key, altKey } = event;
    if (key === 'Escape' && shown) {
      // A dialog around the field stays open.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (key === 'Enter' && shown) {
      const chosen = place === null ? undefined : options[place];
      if (!chosen) return close();
      event.preventDefault();
      choose(chosen);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (altKey && key === 'ArrowUp') close();
      else if (!wanted && options.length > 0)
        show(altKey ? null : key === 'ArrowDown' ? 0 : options.length - 1);
      else if (shown && !altKey) return walk.current?.(event);
      event.preventDefault();
    } else if (MOVES_CARET.has(key)) setActive(null);
  };

  const list: ReactNode = shown && input.current && (
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
  );
  return {
    aria: {
      'aria-expanded': shown,
      'aria-controls': shown ? listId : undefined,
      'aria-activedescendant': shown && place !== null ? `${listId}-${place}` : undefined,
    },
    on: {
      typed: () => show(null),
      clicked: () => {
        if (!wanted && typed !== '') show(null);
      },
      pressed: press,
      left: close,
    },
    list,
  };
};
