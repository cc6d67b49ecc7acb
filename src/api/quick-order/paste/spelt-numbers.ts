/** 1 to 10 in letters, in en, fr, nl, es, de, it, pt. */
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

/** The text with '2 (two)' and 'two (2)' as '2'; what does not agree stays as it is. */
export function withoutSpeltNumbers(text: string): string {
  return text.replace(
    TWICE,
    (all: string, before?: string, inside?: string, word?: string, after?: string) => {
      const number = before ?? after ?? '';
      return WORDS[Number(number) - 1]?.has((inside ?? word ?? '').toLowerCase()) ? number : all;
    },
  );
}

/** The value of 'two' to 'ten' in these languages; undefined for any other word. */
export function spelt(word: string): number | undefined {
  const at = WORDS.findIndex((words) => words.has(word.toLowerCase()));
  return at < 0 ? undefined : at + 1;
}
