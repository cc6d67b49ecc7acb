/** A style sheet that harms the widgets as much as it can: `assets/hostile/{name}.css`. */
export interface HostileSheet {
  readonly name: string;
  readonly title: string;
  readonly note: string;
}

const sheet = (name: string, title: string, note: string): HostileSheet => ({ name, title, note });

/** What pages do to widgets, one named style sheet each (EMB-02). */
export const HOSTILE_SHEETS: readonly HostileSheet[] = [
  sheet('unset', 'All unset', '* { all: unset !important }'),
  sheet('initial', 'All initial', '* { all: initial !important }'),
  sheet('reset', 'Reset', 'A reset of the old school.'),
  sheet('hidden-controls', 'Hidden controls', 'label { display: none !important }, and all other controls.'),
  sheet('motion', 'Motion', 'Transitions, animations and transforms on everything.'),
  sheet('small-rem', 'Small rem', 'html { font-size: 62.5% }'),
  sheet('layer', 'Layer', 'A layer of the page with !important in it.'),
  sheet('right-to-left', 'Right to left', '* { direction: rtl !important }'),
  sheet('contain', 'Contain', 'Containment on the tags and all around them.'),
  sheet('measures', 'Measures', 'Size containers, trimmed lines, adjusted letters, and a zoom.'),
  sheet('clipped-parents', 'Clipped parents', 'overflow: hidden on every ancestor.'),
  sheet('no-dialogs', 'No dialogs', 'dialog { display: none !important }, and popovers.'),
  sheet('z-index-war', 'War of z-indexes', 'The largest number on everything, and a banner in front.'),
  sheet('type', 'Type', 'Every property of text that is inherited.'),
  sheet('ink', 'Ink', 'Colours, fills, strokes, outlines and shadows.'),
  sheet('boxes', 'Boxes', 'Paddings, borders, columns and heights.'),
  sheet('pseudo', 'Pseudo-elements', 'Words before and after everything, and large first letters.'),
  sheet('names', 'Names', 'Custom properties and classes by names that widgets use.'),
  sheet('centred', 'Centred grids', 'Everything shrinks to what it holds.'),
  sheet('not-ready', 'Not ready', 'Hides what is not defined yet, and blows up what stands inside a tag.'),
  sheet('no-touch', 'No touch', 'No cursor, no selection, no kerning, no scroll bars.'),
];
