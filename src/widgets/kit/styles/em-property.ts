/** What `registerEm` needs of `CSS`. It is passed in, so that a server and a test need no `CSS`. */
type PropertyRegistry = {
  registerProperty(definition: {
    name: string;
    syntax: string;
    inherits: boolean;
    initialValue: string;
  }): void;
};

/**
 * Registers `--assess-em` as a length. The `1em` that tokens.css sets on a widget's root is then computed there once,
 * and not again in every element with smaller text. Call it before the first widget renders. A second call, also by another copy of
 * the bundle, changes nothing. Without it the widgets still work, but their spaces follow the nearest text size.
 */
export function registerEm(registry: PropertyRegistry | undefined = globalThis.CSS): void {
  try {
    registry?.registerProperty?.({
      name: '--assess-em',
      syntax: '<length>',
      inherits: true,
      initialValue: '16px',
    });
  } catch (error) {
    const alreadyThere = error instanceof Error && error.name === 'InvalidModificationError';
    if (!alreadyThere) throw error;
  }
}
