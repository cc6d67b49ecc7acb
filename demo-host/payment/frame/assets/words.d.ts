type Words = Readonly<Record<string, string>>;

export const allWords: Readonly<Record<'en' | 'fr' | 'nl' | 'es', Words>>;
export function wordsOf(language: string): Words;
