/** What `CSS.registerProperty` takes; a seam, so that a server and a test need no `CSS`. */
type PropertyRegistry = {
  registerProperty(definition: {
    name: string;
    syntax: string;
    inherits: boolean;
    initialValue: string;
  }): void;
};

/**
 * Registers `--assess-em` as a length, so that the `1em` which tokens.css sets on a widget's root is
 * measured there, once, and not again in every smaller text. Call it before the first widget renders;
 * calling again, or where another copy of the bundle already did, changes nothing. Without it the
 * widgets still work, their spaces follow the nearest text instead.
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
