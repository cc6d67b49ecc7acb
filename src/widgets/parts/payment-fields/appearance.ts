import type { Appearance } from './payment-fields.ts';

/** The roles of the widget's own style sheet that are read as computed colours. */
const COLOURS = {
  text: '--_text',
  textSecondary: '--_text-2',
  surface: '--_surface',
  field: '--_field',
  control: '--_control',
  action: '--_action',
  onAction: '--_on-action',
  focus: '--_focus',
  danger: '--_danger-text',
} as const;

const LENGTHS = { radius: '--_radius', controlSize: '--_control-size' } as const;

const addProbe = (place: HTMLElement): HTMLElement => {
  const probe = document.createElement('span');
  probe.ariaHidden = 'true';
  Object.assign(probe.style, { position: 'absolute', visibility: 'hidden', pointerEvents: 'none' });
  return place.appendChild(probe);
};

const SCHEME_PROBE = 'light-dark(rgb(1, 1, 1), rgb(2, 2, 2))';

/** Returns how the place looks now. It must be in a widget's root. */
export const appearanceOf = (place: HTMLElement): Appearance => {
  const probe = addProbe(place);
  const seen = getComputedStyle(probe);
  const as = (property: 'color' | 'width', value: string): string => {
    probe.style[property] = value;
    return seen[property];
  };
  const read = (roles: Record<string, string>, property: 'color' | 'width') =>
    Object.fromEntries(Object.entries(roles).map(([name, role]) => [name, as(property, `var(${role})`)]));
  const appearance = {
    ...(read(COLOURS, 'color') as Record<keyof typeof COLOURS, string>),
    ...(read(LENGTHS, 'width') as Record<keyof typeof LENGTHS, string>),
    scheme: as('color', SCHEME_PROBE) === 'rgb(2, 2, 2)' ? ('dark' as const) : ('light' as const),
    font: seen.fontFamily,
    fontSize: seen.fontSize,
  };
  probe.remove();
  return appearance;
};

/** Calls `onChange` when the theme around the place has changed for any reason. Returns a function that stops it. */
export const followTheme = (place: HTMLElement, onChange: (appearance: Appearance) => void): (() => void) => {
  const probe = addProbe(place);
  // A change of colour becomes a transition, whose end sends an event.
  Object.assign(probe.style, {
    color: SCHEME_PROBE,
    backgroundColor: 'var(--_field)',
    borderColor: 'var(--_text)',
    transition: 'all 1ms',
  });
  const look = () => onChange(appearanceOf(place));
  probe.addEventListener('transitionend', look);
  return () => {
    probe.removeEventListener('transitionend', look);
    probe.remove();
  };
};
