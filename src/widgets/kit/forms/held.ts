/** Holds a value that a form's schema reads at each validation, because it may change while the form is open. */
export const held = <Value>(first: Value): { now: () => Value; set: (next: Value) => void } => {
  let value = first;
  return {
    now: () => value,
    set: (next) => {
      value = next;
    },
  };
};
