import type { Article } from './text.ts';

/** The editorial article in English. */
export const article: Article = {
  title: 'How we make a test',
  standfirst:
    'A published test is an argument: that this score, from these tasks, says something true about this person. Ours take about five years to make, and most of that time goes into trying to prove the argument wrong.',
  sections: [
    {
      title: 'We begin with a decision',
      paragraphs: [
        'Nobody needs a score for its own sake. A score is asked for because somebody has to choose: whether a child gets an hour of help a week, whether a patient may go home, whether a treatment is doing anything at all. So the first document in every project is one page long, and it names the decision, who makes it, and what a wrong answer would cost.',
        'That page settles a good deal. It says how long the test may take, how precise it must be near the point where the decision turns, and who should be allowed to give it. If we cannot write the page, we do not write the test.',
      ],
    },
    {
      title: 'Most of what we write is dropped',
      paragraphs: [
        'For the fourth edition of the Memory Scale we wrote 640 items and kept 212. Some were too easy. Some were hard for reasons that had nothing to do with memory. A few were answered differently by people who grew up in the country and people who did not, and those went first.',
        'What is left is tried again, by examiners who were not told which items we like.',
      ],
    },
    {
      title: 'Norms are people',
      paragraphs: [
        'A norm table looks like arithmetic. Behind each row are people who sat in a quiet room for an hour and did their best. We draw them to match the census by age, region, schooling and language, and we publish how far we fell short.',
        'When a group is too small for us to say anything fair about it, the manual says so, in the chapter where an examiner will look.',
      ],
    },
    {
      title: 'Then we keep looking',
      paragraphs: [
        'Scores drift. Words go out of use, pictures of telephones stop meaning anything, and a whole generation gets better at puzzles. Every three years we compare new results with the old norms. If the two have parted, we say so, and the next edition begins.',
      ],
    },
  ],
  quote: 'If we cannot say which decision a test is for, we do not write the test.',
  figure: {
    alt: 'A bell curve over a scale from 55 to 145. Two thirds of the area lie between 85 and 115.',
    caption:
      'Two thirds of any norm group lie between 85 and 115. A score means little until you know who is in the group.',
  },
  asideTitle: 'Have a code to hand?',
  asideText: 'Order from this page, without losing your place.',
};
