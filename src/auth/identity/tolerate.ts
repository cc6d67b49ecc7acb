const warn = (what: string, error: unknown): void => console.warn(`Assess widgets: ${what}`, error);

/** Runs one part of a sign-out. If it fails, the failure is logged and the sign-out goes on (SES-02, IDN-03). */
export const tolerate = async (what: string, part: () => Promise<void>): Promise<void> => {
  try {
    await part();
  } catch (error) {
    warn(what, error);
  }
};
