import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { suggestSearches } from '../../../api/product/suggest-products.ts';
import { useCombobox } from '../../kit/forms/useCombobox.tsx';
import { useSuggestions } from '../../kit/forms/useSuggestions.ts';
import combobox from '../../kit/forms/combobox.css?inline';
import { useWords } from '../../kit/element/useWords.ts';
import { boundWords } from '../../kit/element/WithWords.tsx';
import type en from './messages/en.json';

/** The attributes and handlers that the existing field is given. */
export type Wiring = {
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  'aria-activedescendant': string | undefined;
  onChange: () => void;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onBlur: () => void;
};

type TypeAheadProps = {
  input: RefObject<HTMLInputElement | null>;
  onWire: (wiring: Wiring | undefined) => void;
};

const FROM_CHARACTERS = 2;

const searchFor = (field: HTMLInputElement, text: string): void => {
  field.value = text;
  field.form?.requestSubmit();
};

/** Draws suggestions below a field that is already drawn, and searches for the chosen one. Source: CRT-09 c. */
const TypeAhead = ({ input, onWire }: TypeAheadProps) => {
  const t = useWords<typeof en>();
  const { found, typed, taken } = useSuggestions(suggestSearches, FROM_CHARACTERS);
  const { aria, on, list } = useCombobox({
    input,
    options: found.map((text) => ({ id: text, text })),
    listLabel: t('search.suggestions'),
    countText: (count) => t('search.suggestionCount', { count }),
    onChoose: ({ text }) => {
      taken();
      if (input.current) searchFor(input.current, text);
    },
    begun: input.current?.matches(':focus') ?? false,
  });

  const latest = useRef({ on, typed, taken });
  useLayoutEffect(() => {
    latest.current = { on, typed, taken };
  });
  const { 'aria-expanded': expanded, 'aria-controls': controls, 'aria-activedescendant': active } = aria;
  useLayoutEffect(() => {
    onWire({
      'aria-expanded': expanded,
      'aria-controls': controls,
      'aria-activedescendant': active,
      onChange: () => {
        latest.current.on.typed();
        latest.current.typed(input.current?.value ?? '');
      },
      onClick: () => latest.current.on.clicked(),
      onKeyDown: (event) => {
        // A search that was sent needs no more suggestions.
        if (event.key === 'Enter' && !active && !event.nativeEvent.isComposing) latest.current.taken();
        latest.current.on.pressed(event);
      },
      onBlur: () => latest.current.on.left(),
    });
  }, [onWire, input, expanded, controls, active]);
  // Runs with the drawing, not after it: the next visitor's suggestions use the same field.
  useLayoutEffect(() => () => onWire(undefined), [onWire]);
  useEffect(() => latest.current.typed(input.current?.value ?? ''), [input]);
  return list;
};

export const styles: readonly string[] = [combobox];
export const bind = boundWords(TypeAhead);
