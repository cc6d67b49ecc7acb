import { fireEvent } from 'storybook/test';

/** Puts text into a field as typing or pasting into it does: the library's own typing does not enter shadow roots. */
export const enterText = async (field: HTMLElement, text: string): Promise<void> => {
  field.focus();
  await fireEvent.input(field, { target: { value: text } });
};
