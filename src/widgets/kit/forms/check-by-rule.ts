import { rawCheck, type RawCheckAction } from 'valibot';

/** Returns the check of a schema whose faults a rule finds, each by its field's name, such as `people.0.email`, and its message. */
export const faultCheck = <Values extends object>(
  faultsOf: (values: Values) => readonly { name: string; message: string }[],
): RawCheckAction<Values> =>
  rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value: input } = dataset;
    for (const { name, message } of faultsOf(input)) {
      const [first = '', ...others] = name.split('.');
      const item = (key: string) =>
        ({ type: 'unknown', origin: 'value', input, key, value: undefined }) as const;
      addIssue({ message, path: [item(first), ...others.map(item)] });
    }
  });
