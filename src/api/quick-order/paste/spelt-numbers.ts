/** The numbers 1 to 10 in words, in en, fr, nl, es, de, it and pt. */
const WORDS = [
  'one un une een één uno una ein eine eins um uma',
  'two deux twee dos zwei due dois duas',
  'three trois drie tres drei tre três',
  'four quatre vier cuatro quattro quatro',
  'five cinq vijf cinco fünf cinque',
  'six zes seis sechs sei',
  'seven sept zeven siete sieben sette sete',
  'eight huit acht ocho otto oito',
  'nine neuf negen nueve neun nove',
  'ten dix tien diez zehn dieci dez',
].map((words) => new Set(words.split(' ')));
const TWICE = /(?<![\d.,-])(\d{1,2}) ?\((\p{L}{2,6})\)|(?<!\p{L})(\p{L}{2,6}) ?\((\d{1,2})\)/giu;

/** Replaces '2 (two)' and 'two (2)' by '2'. If the two differ, the text stays. */
export function withoutSpeltNumbers(text: string): string {
  return text.replace(
    TWICE,
    (all: string, before?: string, inside?: string, word?: string, after?: string) => {
      const number = before ?? after ?? '';
      return WORDS[Number(number) - 1]?.has((inside ?? word ?? '').toLowerCase()) ? number : all;
    },
  );
}

/** Returns the value of a number word in these languages. Undefined for any other word. */
export function spelt(word: string): number | undefined {
  const at = WORDS.findIndex((words) => words.has(word.toLowerCase()));
  return at < 0 ? undefined : at + 1;
}
