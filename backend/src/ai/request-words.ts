/** What any assistant knows of the words in which coordinators ask. */
export { editDistance } from './local/edit-distance.js';
export { canonicalWords, isGrammarWord, plain } from './local/words.js';
