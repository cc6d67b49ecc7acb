import { fireEvent } from 'storybook/test';

/** Enters text into a field like typing or pasting: the library's own typing does not reach into shadow roots. */
export const enterText = async (field: HTMLElement, text: string): Promise<void> => {
  field.focus();
  await fireEvent.input(field, { target: { value: text } });
};
