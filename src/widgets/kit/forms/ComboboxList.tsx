import {
  autoUpdate,
  flip,
  offset,
  size,
  useDismiss,
  useFloating,
  useInteractions,
  useListNavigation,
} from '@floating-ui/react';
import { useCallback, useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';

/** One entry of a list of suggestions. */
export type Suggestion = {
  id: string;
  text: string;
  /** Shown beside the text, such as a number or a town, and read out with it. */
  note?: string;
};

/** Splits a text into three: before what was typed, what was typed, and the rest. Ignores case. */
const typedPart = (text: string, typed: string): readonly [string, string, string] => {
  const wanted = typed.trim();
  const place = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted.toLowerCase());
  if (place === -1) return [text, '', ''];
  const end = place + wanted.length;
  return [text.slice(0, place), text.slice(place, end), text.slice(end)];
};

type Walk = (event: KeyboardEvent) => void;

type ComboboxListProps = {
  anchor: HTMLElement;
  id: string;
  label: string;
  options: readonly Suggestion[];
  typed: string;
  active: number | null;
  onActive: (place: number | null) => void;
  onChoose: (option: Suggestion) => void;
  onClose: () => void;
  /** Receives the handler of the arrow keys, which the field calls. Undefined when the list is gone. */
  onWalk: (walk: Walk | undefined) => void;
};

const GAP = 4;
const EDGE = 8;

/**
 * Draws the list below a combobox, or above it if there is more room. It is a popover in the widget's own root, so
 * nothing clips it and nothing on the page moves. Custom properties set its position, because a page's reset does not
 * change them.
 */
export const ComboboxList = (props: ComboboxListProps) => {
  const { anchor, id, label, options, typed, active, onActive, onChoose, onClose, onWalk } = props;
  const items = useRef<(HTMLElement | null)[]>([]);
  const { refs, context, x, y, isPositioned } = useFloating({
    open: true,
    onOpenChange: (open) => {
      if (!open) onClose();
    },
    elements: { reference: anchor },
    placement: 'bottom-start',
    strategy: 'fixed',
    transform: false,
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(GAP),
      flip({ padding: EDGE }),
      size({
        padding: EDGE,
        apply: ({ rects, availableHeight, elements: { floating } }) => {
          floating.style.setProperty('--_wide', `${rects.reference.width}px`);
          floating.style.setProperty('--_high', `${Math.max(availableHeight, 0)}px`);
        },
      }),
    ],
  });
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useListNavigation(context, {
      listRef: items,
      activeIndex: active,
      onNavigate: onActive,
      virtual: true,
      loop: true,
    }),
    // The field handles Escape itself.
    useDismiss(context, { escapeKey: false }),
  ]);
  const { onKeyDown } = getReferenceProps() as { onKeyDown?: Walk };
  useEffect(() => {
    onWalk(onKeyDown);
  });
  const element = useRef<HTMLElement>(null);
  const { setFloating } = refs;
  const place = useCallback(
    (node: HTMLElement | null) => {
      element.current = node;
      if (node?.matches(':not(:popover-open)')) node.showPopover();
      setFloating(node);
    },
    [setFloating],
  );
  useLayoutEffect(() => {
    element.current?.style.setProperty('--_x', `${x}px`);
    element.current?.style.setProperty('--_y', `${y}px`);
  }, [x, y]);
  return (
    <ul
      {...getFloatingProps({
        // A press on the list keeps the focus in the field.
        onMouseDown: (event) => event.preventDefault(),
        role: 'listbox',
        tabIndex: undefined,
      })}
      ref={place}
      id={id}
      popover="manual"
      aria-label={label}
      className={isPositioned ? 'combo-list' : 'combo-list combo-unplaced'}
    >
      {options.map((option, index) => {
        const [before, part, after] = typedPart(option.text, typed);
        return (
          <li
            key={option.id}
            {...getItemProps({
              role: 'option',
              'aria-selected': index === active,
              onClick: () => onChoose(option),
            })}
            ref={(node) => {
              items.current[index] = node;
            }}
            id={`${id}-${index}`}
            className="combo-option"
          >
            <span>
              {before}
              {part && <mark>{part}</mark>}
              {after}
            </span>
            {option.note && <span className="combo-note"> {option.note}</span>}
          </li>
        );
      })}
    </ul>
  );
};
