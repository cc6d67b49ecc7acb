/** A part that comes later, asked for twice: without its code the page goes on as it is (REL-06). */
export const late = async <Part>(
  what: string,
  load: () => Promise<Part>,
  use: (part: Part) => unknown,
): Promise<void> => {
  try {
    await use(await load().catch(load));
  } catch (error) {
    console.warn(`Assess widgets: no ${what}.`, error);
  }
};
