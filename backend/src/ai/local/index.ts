export { LocalAssistant } from './local-assistant.js';
export { readingOf, type ReadRequest } from './readings.js';
export { editDistance } from './words/edit-distance.js';
export { canonicalWords, isGrammarWord, plain } from './words/words.js';
