/** Words of a question that say nothing about its answer. The search wants every word on the page that it finds. */
const QUESTION_WORDS = new Set(
  'a about am an and are can could did do does for from get how i is it make me my of our please should the there to use using we what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** Returns what to search for when this is typed. What is between quotation marks is searched as it stands. */
export const withoutQuestionWords = (typed) => {
  if (typed.includes('"')) return typed;
  const words = typed
    .split(/\s+/)
    .filter((word) => !QUESTION_WORDS.has(word.toLowerCase().replace(/\W+$/, '')));
  return words.length === 0 ? typed : words.join(' ');
};
